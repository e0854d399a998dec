import * as lists from "../lexicon/words/body.ts";
import { remember } from "./facts/remember.ts";
import type { Reading, Sentence, Token } from "./reading.ts";

/** So many words at most make a greeting or a closing, and so many names stand with it. */
const [WORDS_MAX, NAMES_MAX] = [4, 4];
const STOPS = /^[,.!:;–—-]+$/;

/**
 * The sentences of a message between its greeting and its closing: "Hi Karen," and "Best wishes, Tom" stand about kind words and hard ones alike. Where nothing
 * else is said, all of them.
 */
export const bodyOf = remember((reading: Reading): readonly Sentence[] => {
  const { tokens, sentences } = reading;
  const first = greetingEnd(tokens, sentences[0]?.endToken ?? 0);
  const end = closingStart(tokens, sentences);
  const body = sentences
    .filter(({ firstToken, endToken }) => endToken > first && firstToken < end)
    .map((sentence) => startingAt(tokens, sentence, Math.max(first, sentence.firstToken)));
  return body.some(({ firstToken, endToken }) => hasWords(tokens, firstToken, endToken)) ? body : sentences;
});

function startingAt(tokens: readonly Token[], sentence: Sentence, firstToken: number): Sentence {
  return firstToken === sentence.firstToken
    ? sentence
    : { ...sentence, firstToken, start: tokens[firstToken]?.start ?? sentence.start };
}

/** The token behind "Hi Karen,", 0 where nobody is greeted; `end` is that of the first sentence. */
function greetingEnd(tokens: readonly Token[], end: number): number {
  const greeting = phraseAt(tokens, 0, end, lists.GREETINGS);
  const named = namesEnd(tokens, greeting, end);
  const next = tokens[named];
  const isDear = tokens[0]?.norm === "dear";
  if (greeting === 0 || (isDear && named === greeting)) return 0;
  if (named === end || next === undefined) return named;
  if (!STOPS.test(next.text)) return next.tag === "PUNCT" || named === greeting ? 0 : named;
  let stop = named;
  while (stop < end && STOPS.test(tokens[stop]?.text ?? "")) stop++;
  return stop;
}

/** The token at which "Best wishes, Tom" begins, on however many lines it stands. */
function closingStart(tokens: readonly Token[], sentences: readonly Sentence[]): number {
  let start = sentences.at(-1)?.endToken ?? 0;
  for (const { firstToken, endToken } of sentences.toReversed()) {
    const named = phraseAt(tokens, firstToken, endToken, lists.CLOSINGS);
    if (!areNames(tokens, named, endToken)) break;
    if (named > firstToken) start = firstToken;
  }
  return start;
}

/** The end of the longest of some phrases that begins at a token, or the token itself. */
function phraseAt(tokens: readonly Token[], first: number, end: number, phrases: ReadonlySet<string>): number {
  for (let last = Math.min(first + WORDS_MAX, end); last > first; last--) {
    const said = tokens.slice(first, last).map(({ norm }) => norm);
    if (phrases.has(said.join(" "))) return last;
  }
  return first;
}

function namesEnd(tokens: readonly Token[], first: number, end: number): number {
  let last = first;
  while (last < Math.min(end, first + NAMES_MAX) && isName(tokens[last])) last++;
  return last;
}

function areNames(tokens: readonly Token[], first: number, end: number): boolean {
  const words = tokens.slice(first, end).filter(({ tag }) => tag !== "PUNCT");
  return words.length <= NAMES_MAX && words.every(isName);
}

const isName = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.tag === "PROPN" ||
    token.tag === "SYM" ||
    lists.GREETED.has(token.norm) ||
    lists.CLOSINGS.has(token.norm) ||
    token.matches.some(({ name }) => name === "first-name"));

const hasWords = (tokens: readonly Token[], first: number, end: number): boolean =>
  tokens.slice(first, end).some(({ tag }) => tag !== "PUNCT" && tag !== "SYM");
