import { type FirstTries, NO_FIRST_TRIES, putText, withTry } from "../../nouns/exercise/first-tries.ts";

/** What a learner writes, by sentence. */
export interface Tries extends FirstTries {
  readonly answers: readonly string[];
  /** The latest try at each sentence, by its id: it opens the samples. */
  readonly attemptIds: readonly string[];
  /** What belongs to no sentence. */
  readonly additional: string;
}

export const NO_TRIES: Tries = { ...NO_FIRST_TRIES, answers: [], attemptIds: [], additional: "" };

/** A change of what is written for one sentence. */
export const withAnswer =
  (index: number, text: string) =>
  ({ answers }: Tries) => ({ answers: putText(answers, index, text) });

/** Feedback was given on a text; the try is kept under this id. */
export const withAttempt =
  (index: number, text: string, attemptId: string) =>
  (tries: Tries): Partial<Tries> => ({
    ...withTry(index, text)(tries),
    attemptIds: putText(tries.attemptIds, index, attemptId),
  });
