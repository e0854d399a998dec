import { type Direction, type EngineCode, isMissingPiece } from "./codes.ts";
import type { EngineComment } from "./comment.ts";
import type { Focus } from "./focus.ts";

/** What a sentence of this kind lives on, and what to say when it is not there yet. */
const WANTED: Partial<Record<Focus, { readonly code: EngineCode; readonly advice: string }>> = {
  A: { code: "NEED", advice: "This step is for what matters to you: “I value …”, “… is important to me”." },
  F: { code: "FEELING", advice: "This step is for the feeling itself, in one word: “I am sad”, “I am relieved”." },
  O: {
    code: "OBSERVATION",
    advice: "This step is for an observation: who did or said what, and when, as a camera would have caught it.",
  },
  R: { code: "DOABLE_REQUEST", advice: "This step is for one request that can be done: “Could you …?”" },
};

const READ_ONCE_MORE = "Read it once as the other person would.";

type Theme = "judging" | "asking" | "feeling";

const ASKING = new Set<EngineCode>(["PERSONAL_WANT", "REQUEST", "POSITIVE_REQUEST", "POSITIVE_WANT"]);
const JUDGING = new Set<EngineCode>([
  "OBSERVE",
  "NO_BIAS",
  "GENERAL_NOT_PERSONAL",
  "OBJECTIVE_CAUSE",
  "OBJECTIVE_EFFECT",
]);

/** What the reader's place above or below the writer adds. */
const TOWARDS: Record<Direction, Record<Theme, string>> = {
  d: {
    judging: "With somebody above you, what you saw and what it meant for your work carry furthest.",
    asking: "With somebody above you, one question with a reason leaves the most room for a yes.",
    feeling: "With somebody above you, one line on what you need gives them something to act on.",
  },
  u: {
    judging: "From somebody who leads, a judgment is hard to shake off, so the moment itself helps more.",
    asking: "From somebody who leads, a wish soon sounds like an order, so the reason behind it helps.",
    feeling: "From somebody who leads, a mood weighs a lot, so it helps to say what you need.",
  },
  a: { judging: "", asking: "", feeling: "" },
};

/** One or two plain sentences over all comments, or "" when there is nothing to add. */
export function summarise(
  comments: readonly EngineComment[],
  focus: Focus,
  direction: Direction,
  isClose = false,
): string {
  const flagged = comments.filter((comment) => comment.bad);
  const wanted = WANTED[focus];
  const isMissing = wanted !== undefined && !comments.some((comment) => comment.code === wanted.code);
  const [first, ...others] = flagged;
  if (first === undefined) {
    const advice = isMissing ? wanted.advice : works(comments);
    return isClose ? [READ_ONCE_MORE, advice].filter((part) => part !== "").join(" ") : advice;
  }
  if (flagged.every(({ code }) => isMissingPiece(code))) return nothingHurts(flagged.length);
  const hardest = others.reduce((a, b) => (b.severity > a.severity ? b : a), first);
  const next = isMissing ? wanted.advice : TOWARDS[direction][themeOf(hardest.code)];
  return [opening(flagged.length, hardest), next].filter((part) => part !== "").join(" ");
}

function nothingHurts(count: number): string {
  return `Nothing here is likely to hurt. ${count === 1 ? "One thing" : `${count} things`} could be added.`;
}

function opening(count: number, hardest: EngineComment): string {
  if (count === 1) return "One phrase may land harder than you mean.";
  const phrase = hardest.phrase.length > 40 ? `${hardest.phrase.slice(0, 39).trimEnd()}…` : hardest.phrase;
  return `${count} phrases may land harder than you mean; “${phrase.replace(/\s+/g, " ")}” is a good one to start with.`;
}

function themeOf(code: EngineCode): Theme {
  if (ASKING.has(code)) return "asking";
  return JUDGING.has(code) ? "judging" : "feeling";
}

const WORKING: Partial<Record<EngineCode, string>> = {
  OBSERVATION: "what happened",
  FEELING: "what goes on in you",
  NEED: "what matters to you",
  DOABLE_REQUEST: "what you ask for",
};

/** Says what an unflagged message makes clear, where that is at least two things. */
function works(comments: readonly EngineComment[]): string {
  const codes = new Set(comments.map(({ code }) => code));
  const clear = Object.entries(WORKING).flatMap(([code, words]) => (codes.has(code as EngineCode) ? [words] : []));
  if (clear.length < 2) return "";
  return `It is easy to see ${clear.slice(0, -1).join(", ")} and ${clear.at(-1)}.`;
}
