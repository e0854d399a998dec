/** What a learner writes, by sentence. */
export interface Tries {
  readonly answers: readonly string[];
  /** As the answers stood when feedback was given for the first time; empty until then. */
  readonly firstTries: readonly string[];
}

export const NO_TRIES: Tries = { answers: [], firstTries: [] };

/** A change of what is written for one sentence. */
export const withAnswer =
  (index: number, text: string) =>
  ({ answers }: Tries) => ({ answers: put(answers, index, text) });

/** A text that feedback was given on; only the first one counts. */
export const withTry =
  (index: number, text: string) =>
  ({ firstTries }: Tries) =>
    firstTries[index] ? {} : { firstTries: put(firstTries, index, text) };

/** The texts with this one at its place; those that are not there yet are empty. */
function put(texts: readonly string[], index: number, text: string): string[] {
  const length = Math.max(texts.length, index + 1);
  return Array.from({ length }, (_none, at) => (at === index ? text : (texts[at] ?? "")));
}
