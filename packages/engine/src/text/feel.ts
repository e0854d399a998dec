import * as lists from "../lexicon/words/feel.ts";
import { cue, placesOf } from "./places.ts";
import { clauseOf, clausesOf, norm, tokenAt } from "./query.ts";
import type { Reading, Token } from "./reading.ts";

export interface Feel {
  /** The speaker's "I" (or "me" in "makes me feel", or the verb itself when nobody is named). */
  readonly first: number;
  /** The word feel, felt, feeling, sense. */
  readonly verb: number;
  readonly negated: boolean;
}

const FEELING = cue("feel sense feeling felt");

/** Every "feel" (or another of these verbs) whose feeler is the speaker, in order. */
export function speakersFeelings(reading: Reading, verbs: readonly string[]): Feel[] {
  const found: Feel[] = [];
  for (const index of placesOf(reading, FEELING)) {
    const token = reading.tokens[index];
    if (token === undefined || !(isFeeling(token, verbs) || isJoinedFeel(reading, token)) || isWished(reading, index))
      continue;
    const first = feelerOf(reading, token);
    const doer = clauseOf(reading, index)?.subject?.head ?? index;
    if (first !== -1 && doer < index && ["nobody", "noone", "nothing"].includes(norm(reading, doer))) continue;
    if (first !== -1) found.push({ first, verb: token.index, negated: isNegated(reading, first, token.index) });
  }
  return found;
}

/** "I want to feel heard", "she asked whether I feel left out": wished, feared or asked, not felt. */
function isWished(reading: Reading, at: number): boolean {
  const { index, connector, sentence } = clauseOf(reading, at) ?? { index: -1, connector: -1, sentence: -1 };
  const before = index < 1 ? undefined : reading.clauses[index - 1];
  const isAsked = before?.sentence === sentence && ["ask", "know", "check"].includes(before.verb?.lemma ?? "");
  if (isAsked && ["if", "whether"].includes(norm(reading, connector))) return true;
  // "You never once made me feel like a burden"
  const isMade = ["me", "us"].includes(norm(reading, at - 1)) && tokenAt(reading, at - 2)?.lemma === "make";
  if (isMade && norm(reading, norm(reading, at - 3) === "once" ? at - 4 : at - 3) === "never") return true;
  return norm(reading, at - 1) === "to" && lists.WANT_NEED_LIKE.has(tokenAt(reading, at - 2)?.lemma ?? "");
}

function isFeeling(token: Token, verbs: readonly string[]): boolean {
  if (verbs.includes(token.lemma)) return token.tag !== "NOUN" || token.norm === "feeling" || token.norm === "sense";
  return token.norm === "feeling";
}

/** "I work nights and feel left out": behind a noun and "and" it is taken for one. */
function isJoinedFeel(reading: Reading, { norm: word, index, tag }: Token): boolean {
  const next = tokenAt(reading, index + 1);
  return (
    word === "feel" &&
    tag === "NOUN" &&
    norm(reading, index - 1) === "and" &&
    (next?.form === "ed" || next?.form === "participle" || next?.tag === "ADJ" || next?.tag === "ADV")
  );
}

/** Token of the speaker, or -1 when it is somebody else's feeling. */
function feelerOf(reading: Reading, token: Token): number {
  const at = token.index;
  const before = norm(reading, at - 1);
  if ((before === "it" || before === "this") && norm(reading, at + 1) === "to" && norm(reading, at + 2) === "me")
    return at - 1;
  if (before === "me" || before === "us") return at;
  const clause = clauseOf(reading, at);
  // "I can see why you often feel ignored"
  const who = tokenAt(reading, at - 1)?.tag === "ADV" ? norm(reading, at - 2) : before;
  if (isTheme(reading, token) || ["you", "he", "she", "they"].includes(who)) return -1;
  if (before === "i" || before === "we") return at - 1;
  const subject = clause?.subject;
  if (
    subject !== undefined &&
    lists.AS_IN_AT.has(norm(reading, subject.first - 1)) &&
    isOwnPronoun(reading, subject.first - 2)
  )
    return subject.first - 2;
  // "you walked past me, felt invisible tbh"
  if (before === "," && subject?.person === "you" && token.norm === "felt") return at;
  if (subject !== undefined && subject.end <= at)
    return (subject.person === "speaker" && isOwnPronoun(reading, subject.head)) || isOwnPronoun(reading, subject.first)
      ? subject.first
      : -1;
  const first = reading.sentences[token.sentence]?.firstToken ?? at;
  // "I paid for it and feel cheated"
  const joined = before === "and" || before === "but" ? clauseOf(reading, at - 2)?.subject : undefined;
  if ((subject === undefined || subject.head === at) && joined !== undefined && joined.first >= first)
    return isOwnPronoun(reading, joined.head) ? joined.first : -1;
  const isAfterDeed =
    subject === undefined &&
    clause?.first === first &&
    ["VERB", "PROPN", "IMP", "ADJ"].includes(reading.tokens[first]?.tag ?? "") &&
    token.norm === "feeling" &&
    reading.tokens[first]?.form !== "ing";
  if (isAfterDeed) return at;
  for (let index = at - 1; index >= Math.max(first, at - 5); index--) {
    if (isOwnPronoun(reading, index)) return index;
  }
  const isDropped = token.norm !== "feel" || ["like", "that", "as", "so"].includes(norm(reading, at + 1));
  return opensSentence(reading, first, at) && isDropped ? at : -1;
}

/** "Feeling left out is common in the first term": told of anybody. */
function isTheme(reading: Reading, { index, norm: word, sentence }: Token): boolean {
  const opens = reading.sentences[sentence]?.firstToken === index;
  if (!opens || word !== "feeling") return false;
  return clausesOf(reading, sentence).some(
    ({ subject, verb }) =>
      verb !== undefined &&
      verb.first > index + 1 &&
      ["is", "was", "can", "may", "does"].includes(norm(reading, verb.first)) &&
      subject?.head === index,
  );
}

function isOwnPronoun(reading: Reading, index: number): boolean {
  const word = norm(reading, index);
  return word === "i" || word === "we" || word === "me" || word === "us";
}

/** "Feeling ignored over here", "Still feeling low", "And felt used." */
function opensSentence(reading: Reading, first: number, at: number): boolean {
  for (let index = first; index < at; index++) {
    const tag = reading.tokens[index]?.tag;
    if (norm(reading, index) === "been") continue;
    if (tag !== "ADV" && tag !== "INTJ" && tag !== "CCONJ" && tag !== "PUNCT" && tag !== "SYM") return false;
  }
  return true;
}

function isNegated(reading: Reading, from: number, to: number): boolean {
  // "I can't stop feeling ignored"
  if (/^stop/.test(norm(reading, to - 1))) return norm(reading, to - 1) === "stopped";
  for (let index = from; index < to; index++) if (lists.NOT_NEVER_HARDLY.has(norm(reading, index))) return true;
  return false;
}

/** Over "so", "a bit", "really": index of the word that says how it feels. */
export function overSmallWords(reading: Reading, index: number): number {
  let at = index;
  while (
    lists.SMALL.has(norm(reading, at)) ||
    (norm(reading, at) === "," && norm(reading, at - 1) === norm(reading, at + 1))
  )
    at++;
  return at;
}
