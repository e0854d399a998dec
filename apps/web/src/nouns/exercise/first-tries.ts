/** Texts as they stood when feedback was first given on them, and on which of them something has helped since. */
export interface FirstTries {
  /** Empty where there has been none, or where something had helped before it. */
  readonly firstTries: readonly string[];
  /** By index: feedback, or a sample. */
  readonly helped: readonly number[];
}

export const NO_FIRST_TRIES: FirstTries = { firstTries: [], helped: [] };

/** Nothing has helped with this text yet: what feedback is asked for now is a first try of one's own. */
export const isUnaided = ({ firstTries, helped }: FirstTries, index: number): boolean =>
  !helped.includes(index) && !firstTries[index];

/** Something was seen that helps: what follows is no first try any more. */
export const withHelp =
  (index: number) =>
  ({ helped }: FirstTries): Partial<FirstTries> =>
    helped.includes(index) ? {} : { helped: [...helped, index] };

/** Feedback was given on a text; only the first one without help counts. */
export const withTry =
  (index: number, text: string) =>
  (tries: FirstTries): Partial<FirstTries> =>
    isUnaided(tries, index)
      ? { ...withHelp(index)(tries), firstTries: putText(tries.firstTries, index, text) }
      : withHelp(index)(tries);

/** The texts with this one at its place; those that are not there yet are empty. */
export function putText(texts: readonly string[], index: number, text: string): string[] {
  const length = Math.max(texts.length, index + 1);
  return Array.from({ length }, (_none, at) => (at === index ? text : (texts[at] ?? "")));
}
