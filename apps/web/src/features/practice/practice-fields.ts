import type { PracticeActivity } from "@wellput/content/practice";
import type { BotFeedback, SkillCode } from "@wellput/contract";
import { type FirstTries, NO_FIRST_TRIES, putText, withTry } from "../../nouns/exercise/first-tries.ts";
import { addBotFeedback } from "../../nouns/message/bot-feedback.ts";

/** Slots for what a person writes, whatever the activity. */
const SLOTS = 10;

/** What a practice keeps on the device; `key` is the step one is at. */
export interface PracticeFields extends FirstTries {
  readonly userInputArr: readonly string[];
  readonly key: number;
  readonly botFeedbackList: readonly BotFeedback[];
}

/** What its sentences train. */
export const skillOf = ({ activityType }: PracticeActivity): SkillCode => (activityType === "Observations" ? "O" : "G");

/** A practice at its beginning. */
export const NO_PRACTICE: PracticeFields = {
  ...NO_FIRST_TRIES,
  userInputArr: Array<string>(SLOTS).fill(""),
  key: 0,
  botFeedbackList: [],
};

/** A change of what is written for one sentence. */
export const withText =
  (index: number, text: string) =>
  ({ userInputArr }: PracticeFields) => ({ userInputArr: putText(userInputArr, index, text) });

/** Feedback was given on a text, and spoke about these phrases. */
export const withFeedback =
  (index: number, text: string, phrases: readonly BotFeedback[]) => (fields: PracticeFields) => ({
    botFeedbackList: addBotFeedback(fields.botFeedbackList, phrases),
    ...withTry(index, text)(fields),
  });
