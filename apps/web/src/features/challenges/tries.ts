import { type FirstTries, NO_FIRST_TRIES, putText } from "../../lib/first-tries.ts";

/** What a learner writes, by sentence. */
export interface Tries extends FirstTries {
  readonly answers: readonly string[];
}

export const NO_TRIES: Tries = { ...NO_FIRST_TRIES, answers: [] };

/** A change of what is written for one sentence. */
export const withAnswer =
  (index: number, text: string) =>
  ({ answers }: Tries) => ({ answers: putText(answers, index, text) });
