import type { SkillCode } from "@wellput/contract";

/** What a sentence trains, in words, in the order of a message. */
export const SKILL_NAMES: Record<SkillCode, string> = {
  O: "Observation",
  A: "Aspiration",
  Ak: "Acknowledgment",
  S: "Strategy",
  R: "Request",
  M: "Final Message",
  G: "General",
};
