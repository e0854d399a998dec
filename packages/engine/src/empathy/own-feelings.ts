import * as lists from "../lexicon/words/own-feelings.ts";
import { isDisowned, isNegated } from "../text/facts/denied.ts";
import { statedFeelings } from "../text/facts/feelings.ts";
import { predicateOf } from "../text/facts/predicate.ts";
import { clauseOf, is, norm, tokenAt } from "../text/query.ts";
import type { NounPhrase, Reading } from "../text/reading.ts";
import { FAMILIES, type FeelingFamily, MEANT_FEELINGS } from "./families.ts";

/** A feeling that the writer names as their own, in a word that fits the question. */
export interface OwnFeeling {
  readonly word: string;
  readonly family: FeelingFamily;
  /** Index of its first token. */
  readonly at: number;
}

const FAMILY_OF: ReadonlyMap<string, FeelingFamily> = new Map(
  FAMILIES.flatMap((family) => family.words.map((word) => [word, family] as const)),
);
const LONGEST = Math.max(...[...FAMILY_OF.keys()].map((word) => word.split(" ").length));

/** Every feeling that the writer names as felt, in order: not another's, not denied, not only imagined. */
export function ownFeelings(reading: Reading): OwnFeeling[] {
  const found: (OwnFeeling & { end: number })[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const end = wordEnd(reading, at);
    const word = end === undefined ? undefined : wordsOf(reading, at, end);
    const family = FAMILY_OF.get(word ?? "");
    if (end === undefined || word === undefined || family === undefined) continue;
    const before = found.at(-1);
    const isNext = before !== undefined && goesOn(reading, before.end, at);
    if (isNext || isOwn(reading, at, end, word)) found.push({ word, family, at, end });
    at = end - 1;
  }
  return found.length > 0 ? [...found, ...alsoFelt(reading)] : otherwiseStated(reading);
}

/** "and I miss him", beside a feeling that is named. */
function alsoFelt(reading: Reading): OwnFeeling[] {
  const family = FAMILY_OF.get("sad");
  const verbs = reading.clauses.flatMap(({ verb, subject }) =>
    verb?.negated === false &&
    /^miss(?:ing)?$/.test(norm(reading, verb.head)) &&
    norm(reading, subject?.head ?? -1) === "i"
      ? [verb.head]
      : [],
  );
  return family === undefined ? [] : verbs.map((at) => ({ word: "sad", family, at }));
}

/** "seething", "worried sick", "I could cry": the family's first word stands for it; "sick of it" is read as "weary". */
function otherwiseStated(reading: Reading): OwnFeeling[] {
  return statedFeelings(reading).flatMap(({ isSpeakers, word, first }) => {
    const family = isSpeakers ? FAMILIES.find(({ stems }) => stems?.test(word)) : undefined;
    const known = word === "weary" ? "fed up" : family?.words[0];
    return family === undefined || known === undefined ? [] : [{ word: known, family, at: first }];
  });
}

function wordEnd(reading: Reading, first: number): number | undefined {
  for (let end = Math.min(first + LONGEST, reading.tokens.length); end > first; end--)
    if (FAMILY_OF.has(wordsOf(reading, first, end))) return end;
  return undefined;
}

function wordsOf(reading: Reading, first: number, end: number): string {
  const words = reading.tokens.slice(first, end).map((token) => MEANT_FEELINGS.get(token.norm) ?? token.norm);
  return words.join(" ");
}

function isOwn(reading: Reading, first: number, end: number, word: string): boolean {
  const isCourtesy = is(reading, first, "courtesy") && norm(reading, end) === "to";
  if (isCourtesy || isDisowned(reading, first)) return false;
  if (isInstead(reading, first) || isPlainlyOwn(reading, first)) return !isBeforeNoun(reading, end);
  if (isNegated(reading, first) || isBeforeNoun(reading, end)) return false;
  if (isNews(reading, word, end) || isPast(reading, first)) return false;
  return isTold(reading, first, end, word);
}

/** "I am sad", "we got angry", "Gutted." */
function isTold(reading: Reading, first: number, end: number, word: string): boolean {
  const { verb, subject, clause } = predicateOf(reading, first) ?? {};
  if (subject === undefined || verb === undefined) return isBare(reading, first, end);
  if (clause?.role === "if" || lists.UNREAL.has(verb.modal) || verb.negated) return false;
  // "I'm relieved" is read as a passive: the feeling is the verb itself.
  const isItself = verb.head === first && norm(reading, first) !== verb.lemma;
  if (!isSpeaker(reading, subject) || !(isItself || lists.FEELING_VERBS.has(verb.lemma))) return false;
  return !lists.FELT_ONLY.has(word) || verb.lemma === "feel" || endsSentence(reading, end);
}

/** "I'm not angry, just disappointed" */
function isInstead(reading: Reading, first: number): boolean {
  const [before, again] = [norm(reading, first - 1), norm(reading, first - 2)];
  const isTurned =
    ["just", "only", "simply", "but", "rather", "more"].includes(before) && [",", "but", "-", "–"].includes(again);
  const { verb, subject } = clauseOf(reading, first) ?? {};
  return isTurned && verb?.negated === true && subject !== undefined && isSpeaker(reading, subject);
}

const FARTHEST = 3;

/** "i feel realy sad": a word between that is not known hides the verb from the reading. */
function isPlainlyOwn(reading: Reading, first: number): boolean {
  for (let back = 1; back <= FARTHEST; back++) {
    const word = norm(reading, first - back);
    if (word === "feel" || word === "am" || word === "felt")
      return ["i", "we"].includes(norm(reading, first - back - 1));
    if (!/^(?:re+a+ly|so+|realy+)$/.test(word) && !lists.DEGREES_BEFORE.has(word)) return false;
  }
  return false;
}

const isSpeaker = (reading: Reading, { head }: NounPhrase): boolean =>
  ["i", "we", "im", "both", "all"].includes(norm(reading, head));

/** "a happy child" */
function isBeforeNoun(reading: Reading, end: number): boolean {
  const [word, next] = [tokenAt(reading, end - 1), reading.tokens[end]];
  if (next === undefined || lists.TIMES_BEHIND.has(next.norm)) return false;
  return word !== undefined && next.phrase !== -1 && next.phrase === word.phrase;
}

/** "I'm afraid we are full" */
const isNews = (reading: Reading, word: string, end: number): boolean =>
  word === "afraid" &&
  (lists.NEWS_BEGINS.has(norm(reading, end)) ||
    (norm(reading, end) === "i" && ["can", "have", "must"].includes(norm(reading, end + 1))));

/** "I used to be happy", "I was happy until you came" */
const isPast = (reading: Reading, first: number): boolean =>
  norm(reading, first + 1) === "until" ||
  [2, 3, 4].some((back) => norm(reading, first - back) === "used" && norm(reading, first - back + 1) === "to");

/** "happy for her but sad too", "glad it's over but kind of empty now": what follows on a feeling is felt as well. */
function goesOn(reading: Reading, from: number, at: number): boolean {
  if (tokenAt(reading, from - 1)?.sentence !== reading.tokens[at]?.sentence) return false;
  let back = at - 1;
  let isJoined = false;
  for (; back >= from && (lists.BETWEEN_FEELINGS.has(norm(reading, back)) || norm(reading, back) === ","); back--)
    isJoined ||= ["and", "but", "yet", "or", ","].includes(norm(reading, back));
  const isClean = !isNegated(reading, at) && !isBeforeNoun(reading, at + 1);
  return isJoined && isClean;
}

/** "Gutted.", "feelin down today", "so stressed rn": no subject, and nothing but small words before it. */
function isBare(reading: Reading, first: number, end: number): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined || sentence.question) return false;
  for (let at = sentence.firstToken; at < first; at++) {
    const token = reading.tokens[at];
    if (token !== undefined && /\p{L}/u.test(token.norm) && !lists.OPENERS.has(token.norm)) return false;
  }
  return endsSentence(reading, end) || lists.AFTER_BARE.has(norm(reading, end));
}

function endsSentence(reading: Reading, end: number): boolean {
  const next = reading.tokens[end];
  return next === undefined || next.sentence !== tokenAt(reading, end - 1)?.sentence || !/\p{L}/u.test(next.norm);
}
