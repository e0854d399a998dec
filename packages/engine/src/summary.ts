import type { Direction, EngineCode, SkillCode } from "./codes.ts";
import type { EngineComment } from "./comment.ts";

/** What a sentence of this kind lives on, and what to say when it is not there yet. */
const WANTED: Partial<Record<SkillCode, { readonly code: EngineCode; readonly advice: string }>> = {
  A: { code: "NEED", advice: "An aspiration names what matters to you: “I value …”, “… is important to me”." },
  O: {
    code: "OBSERVATION",
    advice: "An observation tells what a camera would have caught: who did or said what, and when.",
  },
  R: { code: "DOABLE_REQUEST", advice: "A request asks for one thing that can be done: “Could you …?”" },
};

const TOWARDS: Record<Direction, string> = {
  u: "Upwards, facts and one clear request carry furthest.",
  d: "Downwards, every word weighs more: facts first, then what you would like.",
  a: "",
};

/** One or two plain sentences over all comments, or "" when there is nothing to add. */
export function summarise(comments: readonly EngineComment[], skill: SkillCode, direction: Direction): string {
  const flagged = comments.filter((comment) => comment.bad);
  const wanted = WANTED[skill];
  const missing = wanted !== undefined && !comments.some((comment) => comment.code === wanted.code);
  if (missing) return wanted.advice;
  const hardest = flagged.reduce((a, b) => (b.severity > a.severity ? b : a), flagged[0] as EngineComment);
  if (hardest === undefined) return "";
  const start = flagged.length === 1 ? "One phrase may land harder than you mean." : opening(flagged.length, hardest);
  return [start, TOWARDS[direction]].filter((part) => part !== "").join(" ");
}

function opening(count: number, hardest: EngineComment): string {
  const phrase = hardest.phrase.length > 40 ? `${hardest.phrase.slice(0, 39).trimEnd()}…` : hardest.phrase;
  return `${count} phrases may land harder than you mean; “${phrase.replace(/\s+/g, " ")}” is a good one to start with.`;
}
