import * as lists from "../../lexicon/words/needs.ts";
import { clauseOf, findToken, is, matchesOf, norm, tokenAt } from "../query.ts";
import type { Clause, Match, Reading, Token, VerbGroup } from "../reading.ts";
import { isDisowned } from "./denied.ts";
import { type NamedNeed, needsAtLarge } from "./needs-at-large.ts";
import { remember } from "./remember.ts";
import { Taken } from "./taken.ts";

const MATTERING = new Set(["matter", "count"]);
const OPENS_ACT = new Set(["you", "him", "her", "them"]);

/** The needs, values and aspirations that the speaker names anywhere in the message. */
export const namedNeeds = remember((reading: Reading): NamedNeed[] => {
  const found: NamedNeed[] = [];
  for (const match of matchesOf(reading, "need-frame")) {
    if (isDenied(reading, match)) continue;
    found.push({ first: frameStart(reading, match), end: match.end });
  }
  const taken = new Taken();
  for (const { first, end } of found) taken.add(first, end);
  for (const match of matchesOf(reading, "need")) {
    const need = wanted(reading, match) ?? mattering(reading, match) ?? named(reading, match);
    if (need === undefined || taken.touches(need.first, need.end)) continue;
    found.push(need);
    taken.add(need.first, need.end);
  }
  for (const need of needsAtLarge(reading)) {
    if (isDisowned(reading, need.first) || taken.touches(need.first, need.end)) continue;
    found.push(need);
    taken.add(need.first, need.end);
  }
  return found.sort((a, b) => a.first - b.first);
});

/** Whether some sentence of the message names a need, value or aspiration of the speaker. */
export function namesNeed(reading: Reading): boolean {
  return namedNeeds(reading).length > 0;
}

/** "doesn't matter to me", "I no longer care about". */
function isDenied(reading: Reading, { first, end }: Match): boolean {
  for (let at = Math.max(0, first - 2); at < end; at++)
    if (["not", "never", "hardly"].includes(norm(reading, at))) return true;
  return false;
}

/** "honesty matters to me" is marked from its subject on. */
function frameStart(reading: Reading, { first }: Match): number {
  const clause = clauseOf(reading, first);
  const subject = clause?.subject;
  const isOneWord =
    clause !== undefined && subject !== undefined && subject.end <= first && subject.first >= clause.first;
  return isOneWord && first - subject.first <= 8 ? subject.first : first;
}

/** "I need more support", "I'd love some clarity", "we want peace and quiet". */
function wanted(reading: Reading, { first, end }: Match): NamedNeed | undefined {
  const { verb, subject } = clauseOf(reading, first) ?? {};
  if (subject?.person !== "speaker" || verb === undefined || verb.negated || verb.end > first) return undefined;
  const isOfUse = verb.modal === "could" && ["use", "do"].includes(verb.lemma);
  const isWanting = first - verb.end <= 8 && isWish(reading, verb, first);
  const isPlain = isOfUse || (isWanting && findToken(reading, verb.end, first, opensAct) === -1);
  return isPlain ? { first: subject.first, end } : undefined;
}

/** "I need …", "I would welcome …", "I enjoy harmony", "I prefer clear words"; "I appreciate your help", "I like the order" speak of something given. */
function isWish(reading: Reading, { lemma, modal, end }: VerbGroup, first: number): boolean {
  if (lists.WISHING.has(lemma) || (modal === "would" && lists.LIKING.has(lemma))) return true;
  const isGiven = ({ norm: word }: Token) => !lists.UNOWNED.has(word);
  return ["enjoy", "appreciate", "like", "prefer"].includes(lemma) && findToken(reading, end, first, isGiven) === -1;
}

/** "(I need) you to be on time", "(I want) to learn more": no need, but an act. */
function opensAct({ norm: word, tag }: Token): boolean {
  return OPENS_ACT.has(word) || (tag === "VERB" && word !== "feel" && word !== "have");
}

/** "Safety matters", "honesty is important", "rest comes first". */
function mattering(reading: Reading, { first, end }: Match): NamedNeed | undefined {
  const clause = clauseOf(reading, first);
  const { subject } = clause ?? {};
  if (clause === undefined || subject === undefined || isDisowned(reading, first)) return undefined;
  if (subject.first > first || subject.end < end) return undefined;
  if (subject.owner !== undefined && subject.owner !== "speaker") return undefined;
  const told = matteringEnd(reading, clause);
  return told === -1 ? undefined : { first: subject.first, end: told };
}

function matteringEnd(reading: Reading, { verb, end }: Clause): number {
  if (verb === undefined || verb.negated) return -1;
  if (MATTERING.has(verb.lemma)) return verb.end;
  if (verb.lemma === "come" && ["first", "before"].includes(norm(reading, verb.end))) return verb.end + 1;
  if (verb.lemma !== "be") return -1;
  if (isSomethingOwn(reading, verb.end)) return end;
  return isWeighty(reading, verb.end, end) ? verb.end + 2 : -1;
}

/** "(respect is) something I really need", "what I long for" */
function isSomethingOwn(reading: Reading, at: number): boolean {
  if (
    !["something", "what", "all", "everything"].includes(norm(reading, at)) ||
    !["i", "we"].includes(norm(reading, at + 1))
  )
    return false;
  const verb = lists.STRESSES.has(norm(reading, at + 2)) ? at + 3 : at + 2;
  return lists.NEEDING.has(norm(reading, verb));
}

/** "All I want is some peace", "what I'm asking for is respect", "I'm looking for more transparency", "I believe in teamwork". */
function named(reading: Reading, { first, end }: Match): NamedNeed | undefined {
  let at = first - 1;
  while (lists.LEADING.has(norm(reading, at)) && norm(reading, at) !== "for") at--;
  const before = reading.tokens[at];
  if (before === undefined || before.sentence !== reading.tokens[first]?.sentence) return undefined;
  const isPutFirst = before.lemma === "put" && ["before", "first", "above", "over"].includes(norm(reading, end));
  if (isPutFirst && isOwn(reading, at)) return { first, end: end + 1 };
  const isNamed = before.lemma === "be" && isWantedBefore(reading, at);
  return isNamed || isHeld(reading, at, end) || isSought(reading, at) ? { first, end } : undefined;
}

/** "I find (honesty) important", "we hold (freedom) dear" */
function isHeld(reading: Reading, at: number, end: number): boolean {
  return (
    ["find", "hold", "consider"].includes(tokenAt(reading, at)?.lemma ?? "") &&
    ["important", "essential", "vital", "dear", "precious", "crucial"].includes(norm(reading, end)) &&
    isOwn(reading, at)
  );
}

/** "I'm looking for (more transparency)", "I believe in (teamwork)" */
function isSought(reading: Reading, at: number): boolean {
  return (
    ["for", "of", "in", "with", "on", "after"].includes(norm(reading, at)) &&
    lists.SEEKING.has(tokenAt(reading, at - 1)?.lemma ?? "") &&
    isOwn(reading, at - 1)
  );
}

/** all I want / need / ask for (is) */
function isWantedBefore(reading: Reading, be: number): boolean {
  const at = be - 1;
  return lists.ASKING.has(reading.tokens[at]?.lemma ?? "") && isOwn(reading, at);
}

/** Whether the speaker stands as the subject up to four words before. */
function isOwn(reading: Reading, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 4); index--) {
    if (["i", "we"].includes(norm(reading, index))) return true;
    if (["not", "never", "you", "they", "he", "she"].includes(norm(reading, index))) return false;
  }
  return false;
}

function isWeighty(reading: Reading, from: number, end: number): boolean {
  for (let at = from; at < Math.min(end, from + 4); at++) {
    if (lists.WEIGHTY.has(norm(reading, at))) return !is(reading, at, "impersonal-verdict");
  }
  return false;
}
