import { remember } from "./facts/remember.ts";
import type { Reading, Token } from "./reading.ts";
import { perWord } from "./word.ts";

/** Words that a rule or a fact starts from, or has nothing to say without; made once, at the head of a module. Its number among all cues. */
export type Cue = number & { readonly isCue: true };

const NOWHERE: readonly number[] = [];
/** The cues made so far, two of the same words being one; and for a word as written, or for a lemma, the cues that list it. */
const made = new Map<string, Cue>();
const byWord = new Map<string, Cue[]>();
const byLemma = new Map<string, Cue[]>();

/** These words, as they are written or as a lemma: "make" stands for "made", too. In one string with spaces, or as a list. */
export function cue(words: string | readonly string[]): Cue {
  return cueIn(words, byWord, byLemma);
}

/** These words just as they are written: "made" alone. */
export function cueAsWritten(words: string | readonly string[]): Cue {
  return cueIn(words, byWord);
}

/** These words by their lemmas: "leave" stands for "left", and "left" for itself only where it is no verb. */
export function cueAsLemma(words: string | readonly string[]): Cue {
  return cueIn(words, byLemma);
}

function cueIn(words: string | readonly string[], ...indexes: readonly Map<string, Cue[]>[]): Cue {
  const listed = [...new Set(typeof words === "string" ? words.split(" ") : words)].sort();
  const key = `${indexes.includes(byWord)} ${indexes.includes(byLemma)} ${listed.join(" ")}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const cue = made.size as Cue;
  made.set(key, cue);
  for (const index of indexes) {
    for (const word of listed) {
      const cues = index.get(word);
      if (cues === undefined) index.set(word, [cue]);
      else cues.push(cue);
    }
  }
  return cue;
}

/** Where the cues stand in one message. With open gates, whatever may be asked is asked. */
interface Heard {
  gates: "open" | "shut";
  /** The places of the first cue, in order, then those of the second, and so on. */
  readonly places: readonly number[];
  /** Where each cue's places begin, and last where they all end. */
  readonly begins: readonly number[];
}

/** Asked for before the sentences are told from each other by their tone, so it goes by the tokens. */
const heardIn = remember(({ tokens }: Reading): Heard => {
  const begins = new Array<number>(made.size + 1).fill(0);
  for (const token of tokens) for (const cue of cuesOf(token)) begins[cue] = (begins[cue] ?? 0) + 1;
  // Each number is first how often its cue stands there, then where its places end; filled from the back, where they begin.
  let end = 0;
  for (let cue = 0; cue < begins.length; cue++) begins[cue] = end += begins[cue] ?? 0;
  const places = new Array<number>(end).fill(0);
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at];
    if (token === undefined) continue;
    for (const cue of cuesOf(token)) {
      const begin = (begins[cue] ?? 0) - 1;
      begins[cue] = begin;
      places[begin] = at;
    }
  }
  return { gates: "shut", places, begins };
});

/** What was worked out for a word where it stood last: its cues, and how many there were to have. */
interface Seen {
  norm: string;
  lemma: string;
  made: number;
  cues: readonly Cue[];
}

const NO_CUES: readonly Cue[] = [];
const lastSeen = perWord((): Seen => ({ norm: "", lemma: "", made: 0, cues: NO_CUES }));

/** The cues that list a token's word. */
function cuesOf({ word, norm, lemma }: Token): readonly Cue[] {
  const seen = lastSeen(word);
  if (seen.norm === norm && seen.lemma === lemma && seen.made === made.size) return seen.cues;
  const found = new Set([...(byWord.get(norm) ?? []), ...(byLemma.get(lemma) ?? [])]);
  seen.norm = norm;
  seen.lemma = lemma;
  seen.made = made.size;
  seen.cues = found.size === 0 ? NO_CUES : [...found];
  return seen.cues;
}

/** The tokens that are one of the cue's words, in order. */
export function placesOf(reading: Reading, cue: Cue): readonly number[] {
  const { places, begins } = heardIn(reading);
  const [begin, end] = [begins[cue] ?? 0, begins[cue + 1] ?? 0];
  return begin < end ? places.slice(begin, end) : NOWHERE;
}

/** The tokens in [from, to) that are one of the cue's words, in order. */
export function placesIn(reading: Reading, cue: Cue, from: number, to: number): readonly number[] {
  const { places, begins } = heardIn(reading);
  const end = begins[cue + 1] ?? 0;
  const first = firstFrom(places, begins[cue] ?? 0, end, from);
  let last = first;
  while (last < end && (places[last] ?? to) < to) last++;
  return first < last ? places.slice(first, last) : NOWHERE;
}

/** The first token in [from, to) that is one of the cue's words, or -1. */
export function firstIn(reading: Reading, cue: Cue, from: number, to: number): number {
  const { places, begins } = heardIn(reading);
  const end = begins[cue + 1] ?? 0;
  const first = firstFrom(places, begins[cue] ?? 0, end, from);
  if (first >= end) return -1;
  const at = places[first] ?? to;
  return at < to ? at : -1;
}

/** Which of these places, between `low` and `high` in the list, is the first from token `from` on; `high` or more where none is. By halving. */
function firstFrom(places: readonly number[], low: number, high: number, from: number): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of the cue's words stands in [from, to); without bounds, anywhere in the message. */
export function holds(reading: Reading, cue: Cue, from = 0, to = reading.tokens.length): boolean {
  return firstIn(reading, cue, from, to) !== -1;
}

/**
 * A gate: whether the words are missing without which a question need not be asked. It saves time and changes no answer,
 * which a test proves with the gates open.
 */
export function lacks(reading: Reading, cue: Cue, from?: number, to?: number): boolean {
  return heardIn(reading).gates === "shut" && !holds(reading, cue, from, to);
}

/** The same reading, with every question asked. */
export function withOpenGates(reading: Reading): Reading {
  const open = { ...reading, facts: [] };
  heardIn(open).gates = "open";
  return open;
}

/** Whether token `index` is one of the cue's words; false outside the message. */
export function isCue(reading: Reading, cue: Cue, index: number): boolean {
  return holds(reading, cue, index, index + 1);
}
