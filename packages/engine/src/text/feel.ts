import * as lists from "../lexicon/words/feel.ts";
import { cue, placesOf } from "./places.ts";
import { clauseOf, clausesOf, follows, norm, tokenAt } from "./query.ts";
import type { NounPhrase, Reading, Token } from "./reading.ts";

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
    if (token === undefined || !(verbs.includes(token.lemma) || token.norm === "feeling")) continue;
    const first = feelerOf(reading, token);
    const doer = clauseOf(reading, index)?.subject?.head ?? index;
    const isNobody = doer < index && ["nobody", "noone", "nothing"].includes(norm(reading, doer));
    if (first === -1 || isNobody || isWished(reading, index)) continue;
    found.push({ first, verb: index, negated: isNegated(reading, first, index) });
  }
  return found;
}

/** "I want to feel heard", "she asked whether I feel left out": wished, feared or asked, not felt. */
function isWished(reading: Reading, at: number): boolean {
  const { index, connector } = clauseOf(reading, at) ?? { index: 0, connector: -1 };
  const asked = index > 0 ? (reading.clauses[index - 1]?.verb?.lemma ?? "") : "";
  if (["ask", "know", "check"].includes(asked) && ["if", "whether"].includes(norm(reading, connector))) return true;
  const outer = tokenAt(reading, at - 2)?.lemma ?? "";
  // "You never once made me feel like a burden"
  if (outer === "make" && norm(reading, norm(reading, at - 3) === "once" ? at - 4 : at - 3) === "never") return true;
  return norm(reading, at - 1) === "to" && lists.WANT_NEED_LIKE.has(outer);
}

/** Token of the speaker, or -1 when it is somebody else's feeling. */
function feelerOf(reading: Reading, token: Token): number {
  const at = token.index;
  const before = norm(reading, at - 1);
  if (before === "i" || follows(reading, at + 1, "to", "me")) return at - 1;
  if (["me", "us"].includes(before)) return at;
  if (isTheme(reading, token) || isTheirs(reading, at)) return -1;
  const subject = clauseOf(reading, at)?.subject;
  // "we as parents feel shut out"
  if (
    subject !== undefined &&
    lists.AS_IN_AT.has(norm(reading, subject.first - 1)) &&
    isOwnPronoun(reading, subject.first - 2)
  )
    return subject.first - 2;
  // "you walked past me, felt invisible tbh"
  if (before === "," && token.norm === "felt") return at;
  if (subject !== undefined && subject.end <= at) return ownFirst(reading, subject.first, subject);
  // "I paid for it and feel cheated"
  const joined = before === "and" ? clauseOf(reading, at - 2)?.subject : undefined;
  if (joined !== undefined) return ownFirst(reading, joined.head, joined);
  return subjectlessFeeler(reading, token);
}

/** "I can see why you (often) feel ignored" */
function isTheirs(reading: Reading, at: number): boolean {
  const who = tokenAt(reading, at - 1)?.tag === "ADV" ? at - 2 : at - 1;
  return ["you", "he", "she", "they"].includes(norm(reading, who));
}

function ownFirst(reading: Reading, pronoun: number, { first }: NounPhrase): number {
  return isOwnPronoun(reading, pronoun) ? first : -1;
}

/** "Cried all night, feeling used", "Me, here, feeling used", "Still feeling low" */
function subjectlessFeeler(reading: Reading, { index: at, norm: word, sentence }: Token): number {
  const first = reading.sentences[sentence]?.firstToken ?? at;
  if (word === "feeling" && ["VERB", "PROPN", "IMP", "ADJ"].includes(reading.tokens[first]?.tag ?? "")) return at;
  for (let index = at - 1; index >= Math.max(first, at - 5); index--) {
    if (isOwnPronoun(reading, index)) return index;
  }
  return opensSentence(reading, first, at) ? at : -1;
}

/** "Feeling left out is common in the first term": told of anybody. */
function isTheme(reading: Reading, { index, sentence }: Token): boolean {
  return clausesOf(reading, sentence).some(
    ({ subject, verb }) =>
      subject?.head === index && ["is", "was", "can", "may", "does"].includes(norm(reading, verb?.first ?? -1)),
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
