import { remember } from "./facts/remember.ts";
import type { Reading } from "./reading.ts";

const NOWHERE: readonly number[] = [];
/** The numbers of the cues that list a word: by the word as it is written, and by its lemma. */
const byWord = new Map<string, number[]>();
const byLemma = new Map<string, number[]>();
/** The cues made so far; two of the same words are one. */
const cues = new Map<string, Cue>();

/** Words that a rule or a fact starts from, or has nothing to say without; made once, at the head of a module. */
export interface Cue {
  readonly number: number;
}

/** These words, as they are written or as a lemma: "make" stands for "made", too. In one string with spaces, or as a list. */
export function cue(words: string | readonly string[]): Cue {
  return made(words, "either way");
}

/** These words just as they are written: "made" alone. */
export function cueAsWritten(words: string | readonly string[]): Cue {
  return made(words, "as written");
}

/** These words by their lemmas: "leave" stands for "left", and "left" for itself only where it is no verb. */
export function cueAsLemma(words: string | readonly string[]): Cue {
  return made(words, "as a lemma");
}

function made(words: string | readonly string[], how: "as written" | "as a lemma" | "either way"): Cue {
  const listed = new Set(typeof words === "string" ? words.split(" ") : words);
  const key = `${how}: ${[...listed].sort().join(" ")}`;
  const before = cues.get(key);
  if (before !== undefined) return before;
  const number = cues.size;
  for (const word of listed) {
    if (how !== "as a lemma") list(byWord, word, number);
    if (how !== "as written") list(byLemma, word, number);
  }
  const cue = { number };
  cues.set(key, cue);
  return cue;
}

function list(index: Map<string, number[]>, word: string, number: number): void {
  const numbers = index.get(word);
  if (numbers === undefined) index.set(word, [number]);
  else numbers.push(number);
}

/** Where the words of each cue stand, by its number; looked for once a message. */
const placesByCue = remember((reading: Reading): (number[] | undefined)[] => {
  const places = new Array<number[] | undefined>(cues.size).fill(undefined);
  for (const { index, norm, lemma } of reading.tokens) {
    put(places, byWord.get(norm), index);
    put(places, byLemma.get(lemma), index);
  }
  return places;
});

function put(places: (number[] | undefined)[], numbers: readonly number[] | undefined, index: number): void {
  if (numbers === undefined) return;
  for (const number of numbers) {
    const list = places[number];
    if (list === undefined) places[number] = [index];
    else if (list[list.length - 1] !== index) list.push(index);
  }
}

/** The tokens that are one of the cue's words, in order. */
export function placesOf(reading: Reading, { number }: Cue): readonly number[] {
  return placesByCue(reading)[number] ?? NOWHERE;
}

/** The tokens in [from, to) that are one of the cue's words, in order. */
export function placesIn(reading: Reading, cue: Cue, from: number, to: number): readonly number[] {
  const places = placesOf(reading, cue);
  return places.length === 0 ? NOWHERE : places.filter((place) => place >= from && place < to);
}

/** The first token in [from, to) that is one of the cue's words, or -1. */
export function firstIn(reading: Reading, cue: Cue, from: number, to: number): number {
  for (const place of placesOf(reading, cue)) if (place >= from) return place < to ? place : -1;
  return -1;
}

/** Whether one of the cue's words stands in [from, to); without bounds, anywhere in the message. */
export function holds(reading: Reading, cue: Cue, from = 0, to = Number.POSITIVE_INFINITY): boolean {
  for (const place of placesOf(reading, cue)) if (place >= from) return place < to;
  return false;
}
