import type { Direction, SkillCode } from "@wellput/contract";

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

/** To whom a message goes, in the order of a ladder. */
export const ADDRESSEES: readonly { readonly code: Direction; readonly name: string }[] = [
  { code: "d", name: "Up, to somebody above me" },
  { code: "a", name: "Across, to somebody beside me" },
  { code: "u", name: "Down, to somebody I lead" },
];
