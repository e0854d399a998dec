import { clauseOf, is, matchesOf, norm } from "../query.ts";
import type { Match, NounPhrase, Reading } from "../reading.ts";
import type { Bias } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { isOther } from "./target.ts";

const USUAL_SEVERITY = 0.6;
const NEEDS_NAME = /(?:of|from|with|for)$/;
const ALL_THE_SAME = /^are all/;

/** Judgments of somebody as one of a kind: "typical of sales", "what can you expect from first-years" (ruling 12). */
export function findGroupJudgments(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "group-judging")) {
    if (isDisowned(reading, match.first) || !judges(reading, match)) continue;
    found.push({ first: match.first, end: match.end, severity: match.severity ?? USUAL_SEVERITY });
  }
  for (const { firstToken, endToken } of reading.sentences) {
    if (isTypical(reading, firstToken, endToken))
      found.push({ first: firstToken, end: firstToken + 2, severity: USUAL_SEVERITY });
  }
  return found.sort((a, b) => a.first - b.first);
}

/** "Typical lawyers.", "Typical Dave!": a sentence without a verb that books an act to a kind. */
function isTypical(reading: Reading, first: number, end: number): boolean {
  if (norm(reading, first) !== "typical" || end - first > 6 || reading.tokens[first]?.shielded) return false;
  const phrase = reading.phrases[reading.tokens[first + 1]?.phrase ?? -1];
  const isPeople =
    phrase !== undefined &&
    (isOther(phrase.person) || phrase.person === "generic" || is(reading, phrase.head, "person"));
  return isPeople && clauseOf(reading, first)?.verb === undefined;
}

function judges(reading: Reading, { first, end, text }: Match): boolean {
  const clause = clauseOf(reading, first);
  if (norm(reading, first - 1) === "not" || norm(reading, first - 1) === "never") return false;
  if (text.startsWith("what") && !NEEDS_NAME.test(text))
    return reading.tokens[end]?.tag === "PUNCT" && namesKind(reading, first);
  if (/like you$/.test(text) && /^(?:and|or)$/.test(norm(reading, end))) return false;
  if (NEEDS_NAME.test(text)) return isGroup(reading, reading.phrases[reading.tokens[end]?.phrase ?? -1]);
  if (ALL_THE_SAME.test(text)) return isGroup(reading, clause?.subject);
  return true;
}

/** "Women drivers, what can you expect." */
function namesKind(reading: Reading, first: number): boolean {
  const phrase = reading.phrases[reading.tokens[first - 2]?.phrase ?? -1];
  return isGroup(reading, phrase);
}

/** A word for people follows, or at least none for a thing. */
function isGroup(reading: Reading, phrase: NounPhrase | undefined): boolean {
  if (phrase === undefined) return false;
  if (isOther(phrase.person) || phrase.person === "generic") return true;
  const head = phrase.head;
  if (is(reading, head, "thing") || phrase.owner === "speaker") return false;
  return is(reading, head, "body-of-people") || is(reading, head, "person") || /s$/.test(norm(reading, head));
}
