import * as lists from "../lexicon/words/sentences.ts";
import { kindAt, PICTURE } from "./characters.ts";
import type { Draft } from "./draft.ts";
import { perWord } from "./word.ts";

/** A line shorter than this was ended by the writer's hand, not by a line wrap. */
const SHORT_LINE_CHARS = 56;
/** Abbreviations that may also be the last word of a sentence. */
const MAY_END = /^(?:[ap]\.m|etc|inc|ltd|co|[js]r)\.$/;
/** Nobody's sentence is longer; a cut keeps the work on each sentence bounded. */
const MAX_TOKENS = 400;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const CLOSERS = new Set(['"', "”", "’", "'", ")", "]", "»", "}"]);

/** The index of each sentence's first token, in order; [] for a message without tokens. */
export function sentenceStarts(message: string, tokens: readonly Draft[]): number[] {
  const starts: number[] = tokens.length > 0 ? [0] : [];
  let first = 0;
  let lineStart = 0;
  for (let index = 1; index < tokens.length; index++) {
    const before = tokens[index - 1];
    const token = tokens[index];
    if (before === undefined || token === undefined) break;
    const breaks = lineBreaks(message, before.end, token.start);
    const isNewLine = breaks > 0 && endsLine(message, tokens, index, before.end - lineStart, breaks);
    if (breaks > 0) lineStart = token.start;
    if (isNewLine || index - first >= MAX_TOKENS || endsSentence(message, tokens, index)) {
      starts.push(index);
      first = index;
    }
  }
  return starts;
}

function lineBreaks(message: string, from: number, to: number): number {
  let count = 0;
  let returns = 0;
  for (let index = from; index < to; index++) {
    const code = message.charCodeAt(index);
    if (code === LINE_FEED) count++;
    else if (code === CARRIAGE_RETURN) returns = 1;
  }
  return count || returns;
}

function endsLine(message: string, tokens: readonly Draft[], next: number, length: number, breaks: number): boolean {
  if (breaks > 1 || length < SHORT_LINE_CHARS) return true;
  const token = tokens[next];
  if (token === undefined) return false;
  return token.word.norm !== "i" && !isLower(message, token.start) && !isClosing(tokens, next);
}

/** Whether the sentence ends right before token `next`. */
function endsSentence(message: string, tokens: readonly Draft[], next: number): boolean {
  const before = tokens[next - 1];
  const token = tokens[next];
  // Nearly every word lets its sentence go on.
  if (before === undefined || token === undefined || endingOf(before.word) === NOTHING) return false;
  if (isClosing(tokens, next)) return false;
  const hasCloser = next > 1 && isClosing(tokens, next - 1);
  const last = next - (hasCloser ? 2 : 1);
  const end = tokens[last];
  // A small letter may follow a stop that stands alone.
  if (end === undefined || (isLower(message, token.start) && (hasCloser || !isStop(end)))) return false;
  switch (endingOf(end.word)) {
    case STOP:
      return isStopped(message, tokens, last, token);
    case DOTS:
      return !isPicture(token);
    case IN_PICTURES:
      return isPictured(message, tokens, last, token);
    default:
      return endingOf(end.word) === ABBREVIATED && lists.STARTERS.has(token.word.norm);
  }
}

/** Whether a full stop, or marks that shout or ask, end a sentence before the next token. */
function isStopped(message: string, tokens: readonly Draft[], last: number, next: Draft): boolean {
  const stop = tokens[last];
  if (stop === undefined || isStop(next) || isPicture(next)) return false;
  return stop.word.text !== "." || (!isListNumber(message, tokens, last) && !hugs(stop, next));
}

const NOTHING = 0;
const STOP = 1;
const CLOSER = 2;
const DOTS = 3;
const IN_PICTURES = 4;
const ABBREVIATED = 5;

/** What a token can do to a sentence; most can do nothing. */
const endingOf = perWord((norm, { text }) => {
  if (text === "." || /^[!?]+$/.test(text)) return STOP;
  if (CLOSERS.has(text)) return CLOSER;
  if (text === "…" || text.startsWith("..")) return DOTS;
  if (kindAt(text, 0) === PICTURE) return IN_PICTURES;
  return MAY_END.test(norm) ? ABBREVIATED : NOTHING;
});

/** "file.Then" is two sentences, ".5" and "x.y" are not cut here; only marks that touch the next mark are kept. */
function hugs(stop: Draft, next: Draft): boolean {
  return stop.end === next.start && /^[^\p{L}]/u.test(next.word.text);
}

function isLower(message: string, index: number): boolean {
  return /^\p{Ll}/u.test(message.slice(index, index + 2));
}

function isStop({ word }: Draft): boolean {
  return endingOf(word) === STOP;
}

function isPicture({ word }: Draft): boolean {
  return endingOf(word) === IN_PICTURES;
}

/** An emoji in the middle of a name or a phrase ("I ❤ London") ends nothing; one after two words and more may. */
function isPictured(message: string, tokens: readonly Draft[], picture: number, next: Draft): boolean {
  const before = tokens[picture - 1];
  if (before === undefined || before.word.norm === "i") return false;
  return /^[\p{L}\p{N}"“'‘(]/u.test(message.slice(next.start, next.start + 2));
}

/** A closing mark belongs to the sentence that it closes. */
function isClosing(tokens: readonly Draft[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && endingOf(token.word) === CLOSER && token.start === tokens[index - 1]?.end;
}

/** "1." at the head of a line. */
function isListNumber(message: string, tokens: readonly Draft[], stop: number): boolean {
  const number = tokens[stop - 1];
  if (number === undefined || !/^\d{1,2}$/.test(number.word.text)) return false;
  for (let index = number.start - 1; index >= 0; index--) {
    const mark = message[index];
    if (mark === "\n") return true;
    if (mark !== " ") return false;
  }
  return true;
}
