import type { FeedbackCode } from "../codes.ts";

interface BehindCode {
  readonly codes: readonly FeedbackCode[];
  readonly feelings: readonly string[];
}

/** What often stands behind words of a kind. */
export const BEHIND_CODES: readonly BehindCode[] = [
  {
    codes: ["PSEUDOFEELING", "THOUGHT_NOT_FEELING", "ACTIONS_NOT_PEOPLE_CAUSE"],
    feelings: ["hurt", "tense", "upset"],
  },
  {
    codes: ["OBSERVE", "NO_BIAS", "OBJECTIVE_CAUSE", "OBJECTIVE_EFFECT"],
    feelings: ["frustrated", "disappointed", "annoyed"],
  },
  {
    codes: ["PERSONAL_WANT", "REQUEST", "POSITIVE_REQUEST", "POSITIVE_WANT", "GENERAL_NOT_PERSONAL"],
    feelings: ["frustrated", "tense"],
  },
];
