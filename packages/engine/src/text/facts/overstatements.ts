import * as lists from "../../lexicon/words/overstatements.ts";
import { cue, cueAsLemma, holds, placesOf } from "../places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt } from "../query.ts";
import type { Match, NounPhrase, Reading } from "../reading.ts";
import { type Bias, isSomebodyElse, subjectUpTo } from "./bias-kinds.ts";
import { crowdsAgainst } from "./crowds.ts";
import { isDisowned } from "./denied.ts";
import { favours } from "./favours.ts";
import { isOther } from "./target.ts";

const ALL = cue("all");
const BE = cueAsLemma("be");

const SEVERITY = 0.55;

/** "The only reason you came", "can't go five minutes without", "when was the last time you asked?". */
export function findOverstatements(reading: Reading): Bias[] {
  const matches = [
    ...matchesOf(reading, "overstatement").filter(({ end }) => !isDisowned(reading, end - 1)),
    ...matchesOf(reading, "overstated-deed").filter((match) => isDoneByOther(reading, match)),
    ...matchesOf(reading, "endless").filter((match) => isOthersHabit(reading, match)),
  ];
  const found: Bias[] = matches.map(({ first, end, severity = SEVERITY }) => ({ first, end, severity }));
  for (const at of placesOf(reading, ALL)) {
    const end = allHeDoes(reading, at);
    if (end !== -1 && !isDisowned(reading, at)) found.push({ first: at, end, severity: SEVERITY });
  }
  for (const { firstToken, endToken, question } of reading.sentences) {
    const last = question ? lastTime(reading, firstToken, endToken) : -1;
    if (last !== -1) found.push({ first: last, end: last + 6, severity: SEVERITY });
  }
  found.push(...crowdsAgainst(reading), ...favours(reading));
  return found.sort((a, b) => a.first - b.first);
}

function isDoneByOther(reading: Reading, { first, text }: Match): boolean {
  const clause = clauseOf(reading, first);
  if (clause === undefined || clause.role === "if") return false;
  const sentence = reading.sentences[clause.sentence];
  const { verb } = clause;
  if (sentence?.question && verb !== undefined && verb.first === sentence.firstToken && !verb.negated) return false;
  if (["never", "not"].includes(norm(reading, first - 1)) && !/\b(?:not|never|nothing)\b|n't/.test(text)) return false;
  const subject = subjectUpTo(reading, clause, first);
  if (
    /pretending$/.test(text) &&
    ["kids", "children", "boys", "girls", "twins", "child"].includes(norm(reading, subject?.head ?? -1))
  )
    return false;
  return isSomebodyElse(reading, subject) || isKind(reading, subject);
}

/** "Landlords", "these older teachers": people of a kind; "everyone" and "people" too. */
function isKind(reading: Reading, subject: NounPhrase | undefined): boolean {
  return (
    subject?.person === "generic" &&
    !["someone", "somebody", "anyone", "anybody", "one"].includes(norm(reading, subject.head))
  );
}

/** "your constant complaining", "the endless excuses from your side". */
function isOthersHabit(reading: Reading, { first, end }: Match): boolean {
  const phrase = phraseAt(reading, first);
  const behind = reading.tokens[end];
  const isOwned = phrase !== undefined && phrase.first < first && isOther(phrase.owner);
  const isBare = phrase === undefined && ["your", "his", "her", "their"].includes(norm(reading, first - 1));
  if ((!isOwned && !isBare) || behind === undefined || behind.tag === "PUNCT" || isDisowned(reading, first))
    return false;
  return !lists.WELCOME.has(norm(reading, phrase?.head ?? end)) && !is(reading, phrase?.head ?? end, "thing");
}

/** "All Darren does is …", "all your lot ever do is moan": past the verb, or -1. */
function allHeDoes(reading: Reading, all: number): number {
  const phrase = phraseAt(reading, all + 1);
  if (phrase === undefined) return -1;
  if (reading.tokens[phrase.head]?.tag === "PRON") return -1;
  const at = norm(reading, phrase.end) === "ever" ? phrase.end + 1 : phrase.end;
  const isDoing = lists.DOING.has(reading.tokens[at]?.lemma ?? "");
  return isDoing && isSomebodyElse(reading, phrase) && holds(reading, BE, at, at + 4) ? at + 1 : -1;
}

/** "When was the last time you did the dishes?": asked of a good deed it says that there was none. */
function lastTime(reading: Reading, from: number, end: number): number {
  const words = ["when", "was", "the", "last", "time", "you"];
  const first = findToken(reading, from, Math.min(end, from + 4), ({ index }) =>
    words.every((word, offset) => norm(reading, index + offset) === word),
  );
  if (first === -1) return -1;
  const deed = findToken(reading, first + 6, Math.min(end, first + 10), ({ index }) => is(reading, index, "good-deed"));
  return deed === -1 || lists.ASKED_ABOUT.has(reading.tokens[deed]?.lemma ?? "") ? -1 : first;
}
