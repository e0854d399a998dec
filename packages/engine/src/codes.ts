/** The 14 feedback codes, in the order in which help pages show them. */
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
export type FeedbackCode = (typeof FEEDBACK_CODES)[number];

/** What already works in a message. */
export const STRENGTH_CODES = ["OBSERVATION", "FEELING", "NEED", "DOABLE_REQUEST"] as const;
export type StrengthCode = (typeof STRENGTH_CODES)[number];

export type EngineCode = FeedbackCode | StrengthCode;

/** What a sentence is meant to be: aspiration, acknowledgment, observation, strategy, request, final message, general. */
export type SkillCode = "A" | "Ak" | "O" | "S" | "R" | "M" | "G";

/** Who is spoken to: downwards, upwards, across. */
export type Direction = "u" | "d" | "a";

/** Whether a flag says that something could be added: a missing piece is no injury. */
export function isMissingPiece(code: EngineCode): boolean {
  return code === "NEG_FEELING_WITHOUT_NVA" || code === "LINK_FEELING_TO_NVA";
}

export function isStrength(code: EngineCode): code is StrengthCode {
  return (STRENGTH_CODES as readonly string[]).includes(code);
}
