import * as lists from "../lexicon/words/tokenise.ts";
import { APOSTROPHE, DIGIT, endOfPlain, kindAt, kindOf, LETTER, OTHER, PICTURE, SPACE } from "./characters.ts";
import { partsOf } from "./contractions.ts";
import { type Draft, draftOf } from "./draft.ts";
import { plain } from "./spellings.ts";
import { perWord, type Word, wordOf } from "./word.ts";
import { Written } from "./written.ts";

const MAX_TAG_LENGTH = 200;
/** Room for a message's codes: for a long message there is more for a while. */
const ROOM_MIN = 1 << 12;
const ROOM_MAX = 1 << 16;

/** Splits a message into words and marks, with exact offsets; "don't" becomes "do" and "not". One pass, any input. */
export function tokenise(message: string): Draft[] {
  const tokens: Draft[] = [];
  const codes = codesOf(message);
  let index = 0;
  while (index < message.length) {
    const kind = kindOf(codes[index] ?? 0, message, index);
    if (kind === SPACE) {
      index++;
      continue;
    }
    const isWord = kind === LETTER || kind === DIGIT;
    const end = isWord ? endOfWord(message, index, codes) : endOfOther(message, index, kind, codes);
    if (isWord || (kind === APOSTROPHE && isCause(message, index))) pushWord(tokens, message, codes, index, end);
    else tokens.push(draftOf(tokens.length, marks.at(message, codes, index, end), index, end));
    index = end;
  }
  return tokens;
}

let room = new Uint16Array(ROOM_MIN);

/** The message's UTF-16 codes, in a place that the next message takes over: they are looked at several times, and are told faster so. */
function codesOf(message: string): Uint16Array {
  const { length } = message;
  if (length > room.length || room.length > ROOM_MAX) room = new Uint16Array(Math.max(length, ROOM_MIN));
  const codes = room;
  for (let index = 0; index < length; index++) codes[index] = message.charCodeAt(index);
  return codes;
}

function endOfOther(message: string, start: number, kind: number, codes: Uint16Array): number {
  if (kind === PICTURE) return endOfPicture(message, start);
  if (kind === APOSTROPHE && isCause(message, start)) return endOfWord(message, start + 1, codes);
  if (message[start] === "<") return endOfMarkup(message, start);
  return endOfMarks(message, start);
}

/** 'cause, 'cos and 'em begin with their apostrophe. */
function isCause(message: string, start: number): boolean {
  const next = message.slice(start + 1, start + 6).toLowerCase();
  return /^(cause|cos|em)(?![\p{L}'’])/u.test(next);
}

/** Letters and digits, with what binds them: don't, mother-in-law, 9:40, 3.5, a@b.org, https://…, e.g. */
function endOfWord(message: string, start: number, codes: Uint16Array): number {
  let index = endOfPlain(codes, start, message.length);
  let isAddress = false;
  while (index < message.length) {
    const kind = kindAt(message, index);
    if (kind === LETTER || kind === DIGIT) index++;
    else if (kind === SPACE || kind === PICTURE) break;
    else if (binds(message, index, isAddress)) {
      isAddress ||= message[index] === "@" || message.startsWith("://", index);
      index++;
    } else break;
  }
  if (message[index] === "." && isAbbreviation(message, start, index)) index++;
  return index;
}

const BETWEEN_LETTERS = new Set(["-", ".", "@", "&", "‐", "‑"]);
const BETWEEN_DIGITS = new Set([".", ",", ":", "/", "-", "–"]);
const IN_ADDRESS = new Set([...".-/@:_~#?&=+%"]);

function binds(message: string, index: number, isAddress: boolean): boolean {
  const mark = message[index] ?? "";
  if (mark === ":" && message.startsWith("://", index)) return true;
  if (isAddress && IN_ADDRESS.has(mark)) {
    const after = message[index + 1];
    return after !== undefined && (IN_ADDRESS.has(after) ? mark !== "." : isAlnum(message, index + 1));
  }
  if (index + 1 >= message.length || !isAlnum(message, index + 1)) return mark === "%" || mark === "°";
  if (kindAt(message, index) === APOSTROPHE) return true;
  const isAfterDigit = kindAt(message, index - 1) === DIGIT;
  if (isAfterDigit && kindAt(message, index + 1) === DIGIT) return BETWEEN_DIGITS.has(mark);
  if (mark === ".") return isDotted(message, index);
  return BETWEEN_LETTERS.has(mark);
}

/** A dot inside a word: e.g, p.m, U.S, node.js; but not the missing space of "late.You". */
function isDotted(message: string, index: number): boolean {
  const [before, after] = [message[index - 1] ?? "", message[index + 1] ?? ""];
  const isSingle = index < 2 || !isAlnum(message, index - 2) || message[index - 2] === ".";
  if (isSingle) return true;
  return after === after.toLowerCase() && before === before.toLowerCase() && !isAlnum(message, index + 5);
}

function isAlnum(message: string, index: number): boolean {
  const kind = index < 0 || index >= message.length ? OTHER : kindAt(message, index);
  return kind === LETTER || kind === DIGIT;
}

function isAbbreviation(message: string, start: number, dot: number): boolean {
  if (dot - start > 6) return false;
  const word = message.slice(start, dot).toLowerCase();
  if (word === "no") return kindAt(message, dot + 2) === DIGIT;
  if (word === "am" || word === "co" || word === "al" || word === "ie" || word === "est") return false;
  if (lists.ABBREVIATIONS.has(word))
    return word.includes(".") || /^\p{Lu}|etc|vs|eg|approx|pm/u.test(message.slice(start, dot));
  return word.length === 1 && word !== "i" && /^\p{Lu}\. \p{Lu}/u.test(message.slice(start, dot + 3));
}

function endOfPicture(message: string, start: number): number {
  let index = start;
  while (index < message.length && kindAt(message, index) === PICTURE) index++;
  return index;
}

function endOfMarkup(message: string, start: number): number {
  const next = message[start + 1] ?? "";
  if (next !== "/" && !/[a-z]/i.test(next)) return endOfMarks(message, start);
  const limit = Math.min(message.length, start + MAX_TAG_LENGTH);
  for (let index = start + 1; index < limit; index++) {
    if (message[index] === ">") return index + 1;
    if (message[index] === "<" || message[index] === "\n") break;
  }
  return start + 1;
}

/** One mark, or a run that reads as one: "...", "?!", "--". */
function endOfMarks(message: string, start: number): number {
  const first = message[start] ?? "";
  if (!".!?-*_=~…".includes(first)) return start + 1;
  const run = first === "!" || first === "?" ? "!?" : first;
  let index = start + 1;
  while (index < message.length && run.includes(message[index] ?? " ")) index++;
  return index;
}

function pushWord(tokens: Draft[], message: string, codes: Uint16Array, start: number, end: number): void {
  const written = wordsIn.at(message, codes, start, end);
  if ("norm" in written && !isTwo(written, message, end)) {
    tokens.push(draftOf(tokens.length, written, start, end));
    return;
  }
  let from = start;
  for (const word of "norm" in written ? slipParts(written) : written) {
    const to = from + word.text.length;
    tokens.push(draftOf(tokens.length, word, from, to));
    from = to;
  }
}

const FAR_ENOUGH = 24;
const BEHIND = /^ (all about|[a-z]+)\b *([.,!?;:)]|[a-z]+\b)?/;

const mayBeTwo = perWord((_, { text }) => /^(?:ur|its)$/i.test(text));

/** "its a shambles", "ur always late", "cos ur lazy": before such words it stands for two. */
function isTwo(word: Word, message: string, end: number): boolean {
  if (!mayBeTwo(word)) return false;
  const [, next = "", after] = BEHIND.exec(`${message.slice(end, end + FAR_ENOUGH).toLowerCase()}.`) ?? [];
  if (!isUr(word)) return lists.AFTER_ITS.has(next);
  const isLast = after !== undefined && (!/[a-z]/.test(after) || lists.GOES_ON.has(after));
  return lists.AFTER_UR.has(next) || (isLast && lists.SAID_OF_UR.has(next));
}

const isUr = ({ text }: Word) => text.length === 2;

function slipParts(word: Word): readonly Word[] {
  const { text } = word;
  return isUr(word)
    ? [wordOf(text.slice(0, 1), "you"), wordOf(text.slice(1), "are")]
    : [wordOf(text.slice(0, -1), "it"), wordOf(text.slice(-1), "'s")];
}

const marks = new Written((text) => wordOf(text, text));

/** The word that is written, or the two or three in a contraction. */
const wordsIn = new Written((text): Word | readonly Word[] => {
  const lower = lowerOf(text);
  const parts = partsOf(lower);
  if (parts === undefined) return wordOf(text, plain(lower));
  let from = 0;
  return parts.map(([length, norm]) => {
    from += length;
    return wordOf(text.slice(from - length, from), norm);
  });
});

/** Lower case of the same length, apostrophes and hyphens made straight. */
function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : text;
  return hasCurly(same) ? same.replace(/[’`´ʼ]/gu, "'").replace(/[‐‑]/gu, "-") : same;
}

function hasCurly(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 0x5f && (code === 0x60 || code === 0xb4 || code === 0x2bc || (code >= 0x2010 && code <= 0x2019)))
      return true;
  }
  return false;
}
