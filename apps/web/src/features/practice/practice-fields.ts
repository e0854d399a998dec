import type { WatchedPhrase } from "@wellput/contract";
import { addWatched } from "../../lib/watched.ts";

/** Slots for what a person writes, whatever the activity. */
const SLOTS = 10;
const NOTHING_WRITTEN: readonly string[] = Array<string>(SLOTS).fill("");

/** What a practice keeps on the device; `key` is the step one is at. */
export interface PracticeFields {
  readonly userInputArr: readonly string[];
  /** As each was when feedback was first given on it, and no sample had been seen; empty otherwise. */
  readonly firstTries: readonly string[];
  /** The sentences on which something has helped: feedback, or a sample. */
  readonly helped: readonly number[];
  readonly key: number;
  readonly botFeedbackList: readonly WatchedPhrase[];
}

/** A practice at its beginning. */
export const NO_PRACTICE: PracticeFields = {
  userInputArr: NOTHING_WRITTEN,
  firstTries: NOTHING_WRITTEN,
  helped: [],
  key: 0,
  botFeedbackList: [],
};

/** A change of what is written for one sentence. */
export const withText =
  (index: number, text: string) =>
  ({ userInputArr }: PracticeFields) => ({ userInputArr: userInputArr.with(index, text) });

/** A sample was looked at: what follows is no first try of one's own any more. */
export const withSample =
  (index: number) =>
  ({ helped }: PracticeFields) => ({ helped: helped.includes(index) ? helped : [...helped, index] });

/** Feedback was given on a text; the first one without help is a first try. */
export const withFeedback =
  (index: number, text: string, phrases: readonly WatchedPhrase[]) =>
  ({ helped, firstTries, botFeedbackList }: PracticeFields) => ({
    botFeedbackList: addWatched(botFeedbackList, phrases),
    ...(!helped.includes(index) && { helped: [...helped, index], firstTries: firstTries.with(index, text) }),
  });
