import type { EngineCode, SkillCode } from "./codes.ts";

/** A step that asks for one thing is not told that another is missing: an observation need not name a need. */
const NOT_ASKED: Record<SkillCode, readonly EngineCode[]> = {
  G: [],
  M: [],
  A: [],
  Ak: ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"],
  O: ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"],
  S: ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"],
  R: ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"],
};

/** Whether a code has a place in feedback on a sentence that is meant to be of this kind. */
export function inFocus(code: EngineCode, skill: SkillCode): boolean {
  return !NOT_ASKED[skill].includes(code);
}
