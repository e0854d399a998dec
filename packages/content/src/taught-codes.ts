import type { FeedbackCode, SkillCode } from "@wellput/contract";

/** What a sentence of each type is there to teach. A general one and a whole message may teach whatever is said of them. */
export const taughtCodes: Record<SkillCode, readonly FeedbackCode[] | "any"> = {
  O: ["OBSERVE", "NO_BIAS", "THOUGHT_NOT_FEELING", "OBJECTIVE_CAUSE", "OBJECTIVE_EFFECT"],
  A: [
    "PSEUDOFEELING",
    "THOUGHT_NOT_FEELING",
    "NEG_FEELING_WITHOUT_NVA",
    "LINK_FEELING_TO_NVA",
    "ACTIONS_NOT_PEOPLE_CAUSE",
    "OBJECTIVE_CAUSE",
    "GENERAL_NOT_PERSONAL",
    "POSITIVE_WANT",
  ],
  Ak: ["OBSERVE", "NO_BIAS", "PERSONAL_WANT"],
  S: ["PERSONAL_WANT", "POSITIVE_WANT", "GENERAL_NOT_PERSONAL"],
  R: ["REQUEST", "POSITIVE_REQUEST", "PERSONAL_WANT", "POSITIVE_WANT", "GENERAL_NOT_PERSONAL"],
  M: "any",
  G: "any",
};
