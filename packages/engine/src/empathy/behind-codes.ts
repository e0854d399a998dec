import type { FeedbackCode } from "../codes.ts";

interface BehindCode {
  readonly codes: readonly FeedbackCode[];
  readonly feelings: readonly string[];
  readonly needs: readonly string[];
}

/** What often stands behind words of a kind. */
export const BEHIND_CODES: readonly BehindCode[] = [
  {
    codes: ["PSEUDOFEELING", "THOUGHT_NOT_FEELING", "ACTIONS_NOT_PEOPLE_CAUSE"],
    feelings: ["hurt", "tense", "upset"],
    needs: ["respect", "understanding"],
  },
  {
    codes: ["OBSERVE", "NO_BIAS", "OBJECTIVE_CAUSE", "OBJECTIVE_EFFECT"],
    feelings: ["frustrated", "disappointed", "annoyed"],
    needs: ["consideration", "understanding", "respect"],
  },
  {
    codes: ["PERSONAL_WANT", "REQUEST", "POSITIVE_REQUEST", "POSITIVE_WANT", "GENERAL_NOT_PERSONAL"],
    feelings: ["frustrated", "tense"],
    needs: ["cooperation", "consideration"],
  },
];
