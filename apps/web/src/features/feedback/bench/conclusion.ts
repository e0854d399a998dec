import { taughtCodes } from "@wellput/content/taught-codes";
import type { SkillCode } from "@wellput/contract";
import { SKILL_NAMES } from "../../../nouns/exercise/skills.ts";
import { nothingMarked } from "../answer-words.ts";
import type { Snapshot } from "../snapshot.ts";

/** What an author learns from the feedback on a text of theirs. */
export interface Conclusion {
  readonly isGood: boolean;
  readonly text: string;
}

/** Whether a sentence to rephrase earns what its type is there to teach. */
export function concludeOnSentence(skill: SkillCode, { flags, danger }: Snapshot): Conclusion {
  const codes = taughtCodes[skill];
  if (danger) return { isGood: false, text: "This is answered with where help is, and with nothing about wording." };
  if (flags.length === 0)
    return { isGood: false, text: "Nothing is marked, so there is nothing to learn from it yet." };
  if (codes === "any") return { isGood: true, text: "It earns a code, so there is something to rephrase." };
  const name = SKILL_NAMES[skill];
  return flags.some(({ c }) => codes.some((code) => code === c))
    ? { isGood: true, text: `It earns the code it teaches: ${name} is about this.` }
    : { isGood: false, text: `It is marked, but with nothing that ${name} teaches. Another type may fit better.` };
}

/** Whether a sample answer shows the way: nothing in it is marked. */
export function concludeOnSample(snapshot: Snapshot): Conclusion {
  if (snapshot.flags.length === 0) return nothingMarked(snapshot, "Clean.");
  return { isGood: false, text: "Not clean: learners would copy what is marked." };
}
