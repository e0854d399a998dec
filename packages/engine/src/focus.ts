import type { EngineCode, SkillCode } from "./codes.ts";

/** What a sentence is meant to be: one of the skills, or the naming of a feeling, which only a prompt can ask for. */
export type Focus = SkillCode | "F";

/** A step that asks for one thing is not told that another is missing: an observation need not name a need. */
const NOT_ASKED: Record<Focus, readonly EngineCode[]> = {
  G: [],
  M: [],
  A: [],
  Ak: ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"],
  O: ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"],
  S: ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"],
  R: ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"],
  F: ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"],
};

/** Whether a code has a place in feedback on a sentence that is meant to be of this kind. */
export function inFocus(code: EngineCode, focus: Focus): boolean {
  return !NOT_ASKED[focus].includes(code);
}
