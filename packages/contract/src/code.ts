import * as z from "zod";

/** The 14 feedback codes, in the order in which the help pages show them. */
export const FEEDBACK_CODES = [
  "OBSERVE",
  "NO_BIAS",
  "GENERAL_NOT_PERSONAL",
  "THOUGHT_NOT_FEELING",
  "PSEUDOFEELING",
  "NEG_FEELING_WITHOUT_NVA",
  "LINK_FEELING_TO_NVA",
  "ACTIONS_NOT_PEOPLE_CAUSE",
  "OBJECTIVE_CAUSE",
  "OBJECTIVE_EFFECT",
  "PERSONAL_WANT",
  "REQUEST",
  "POSITIVE_REQUEST",
  "POSITIVE_WANT",
] as const;

export const FeedbackCode = z.enum(FEEDBACK_CODES);
export type FeedbackCode = z.infer<typeof FeedbackCode>;

/** What already works in a message: comments with `bad: false`. */
export const STRENGTH_CODES = ["OBSERVATION", "FEELING", "NEED", "DOABLE_REQUEST"] as const;
export const StrengthCode = z.enum(STRENGTH_CODES);
export type StrengthCode = z.infer<typeof StrengthCode>;
