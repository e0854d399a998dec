import type { ClassName } from "../lexicon/registry.gen.ts";
import * as lists from "../lexicon/words/query.ts";
import type { Clause, Match, NounPhrase, Reading, Sentence, Token } from "./reading.ts";
import type { Span } from "./span.ts";
import { isOneOf } from "./word.ts";

const NONE: readonly Match[] = [];

/** The entries of one word list found in the message, in order. */
export function matchesOf(reading: Reading, name: ClassName): readonly Match[] {
  return reading.matches.get(name) ?? NONE;
}

/**
 * Token `index`, if there is one. A list asked for place -1 looks for a property of that name, which takes ten times as long
 * and slows every later look: so each place that may lie before the message is asked for here.
 */
export function tokenAt(reading: Reading, index: number): Token | undefined {
  return index < 0 ? undefined : reading.tokens[index];
}

/** The noun phrase around token `index`. */
export function phraseAt(reading: Reading, index: number): NounPhrase | undefined {
  const phrase = tokenAt(reading, index)?.phrase ?? -1;
  return phrase < 0 ? undefined : reading.phrases[phrase];
}

/** Whether token `index` stands in an entry of that word list; false outside the message. */
export function is(reading: Reading, index: number, name: ClassName): boolean {
  const matches = tokenAt(reading, index)?.matches;
  if (matches === undefined) return false;
  for (const match of matches) if (match.name === name) return true;
  return false;
}

/** Whether an entry of that word list stands, or ends, or begins in [from, to). They stand in order, so half are left out at each look. */
export function hasMatch(reading: Reading, name: ClassName, from: number, to: number): boolean {
  const matches = matchesOf(reading, name);
  let [low, high] = [0, matches.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((matches[middle]?.end ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  return (matches[low]?.first ?? to) < to;
}

/** The entry of that word list that begins at token `index`. */
export function matchAt(reading: Reading, index: number, name: ClassName): Match | undefined {
  return tokenAt(reading, index)?.matches.find((match) => match.name === name && match.first === index);
}

/** The plain form of token `index`, "" outside the message: `norm(reading, i - 1) === "so"`. */
export function norm(reading: Reading, index: number): string {
  return tokenAt(reading, index)?.norm ?? "";
}

/** Whether token `index` is a word that passes; no word outside the message does. For questions made by `isOneOf`. */
export function passes(reading: Reading, index: number, test: (token: Token) => boolean): boolean {
  const token = tokenAt(reading, index);
  return token !== undefined && test(token);
}

/** Whether the words from `index` on read like this: `follows(reading, i, "in", "order", "to")`. */
export function follows(reading: Reading, index: number, ...words: readonly string[]): boolean {
  return words.every((word, offset) => norm(reading, index + offset) === word);
}

/** The first token in [from, to) that passes, or -1. */
export function findToken(reading: Reading, from: number, to: number, test: (token: Token) => boolean): number {
  const end = Math.min(to, reading.tokens.length);
  for (let index = Math.max(0, from); index < end; index++) {
    const token = reading.tokens[index];
    if (token !== undefined && test(token)) return index;
  }
  return -1;
}

/**
 * The stretch of the message from token `first` up to, not with, token `end`, in whole words: "you're out" begins at "out",
 * "isn't once" at "isn't", and "the attention span of a" goes on to its noun.
 */
export function spanOf(reading: Reading, first: number, end: number): Span {
  const last = tokenAt(reading, end - 1);
  const noun = last !== undefined && opensNoun(last) ? phraseAt(reading, end - 1) : undefined;
  const whole = noun !== undefined && noun.end - end <= FAR_NOUN ? Math.max(end, noun.end) : end;
  return {
    start: tokenAt(reading, wholeWord(reading, first, end))?.start ?? 0,
    end: tokenAt(reading, whole - 1)?.end ?? 0,
  };
}

const opensNoun = isOneOf(lists.OPENS_NOUN);
const FAR_NOUN = 4;

/** Token `first`, or the one beside it where `first` is the end of a word: "'re", "n't". */
function wholeWord(reading: Reading, first: number, end: number): number {
  const [before, token] = [tokenAt(reading, first - 1), tokenAt(reading, first)];
  if (before === undefined || token === undefined || before.end !== token.start) return first;
  if (!/\p{L}/u.test(reading.message[before.end - 1] ?? "")) return first;
  return token.norm === "not" ? first - 1 : Math.min(first + 1, end - 1);
}

/** The words from token `first` up to token `end` as the writer wrote them. */
export function textOf(reading: Reading, first: number, end: number): string {
  const { start, end: stop } = spanOf(reading, first, end);
  return reading.message.slice(start, stop);
}

/** The clause around token `index`. */
export function clauseOf(reading: Reading, index: number): Clause | undefined {
  const token = tokenAt(reading, index);
  return token === undefined ? undefined : reading.clauses[token.clause];
}

/** The sentence around token `index`. */
export function sentenceOf(reading: Reading, index: number): Sentence | undefined {
  return reading.sentences[tokenAt(reading, index)?.sentence ?? -1];
}

/** Where the sentence around token `index` ends; outside the message there. */
export function sentenceEnd(reading: Reading, index: number): number {
  return sentenceOf(reading, index)?.endToken ?? index;
}

/** The noun phrases that begin among tokens [from, to). */
export function phrasesIn(reading: Reading, from: number, to: number): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (let index = from; index < to; index++) {
    const phrase = phraseAt(reading, index);
    if (phrase?.first === index) found.push(phrase);
  }
  return found;
}

/** The clauses of one sentence, in order. */
export function clausesOf(reading: Reading, sentence: number): readonly Clause[] {
  const found = reading.sentences[sentence];
  return found === undefined ? [] : reading.clauses.slice(found.firstClause, found.endClause);
}
