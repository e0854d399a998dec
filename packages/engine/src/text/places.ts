import { remember } from "./facts/remember.ts";
import type { Reading, Token } from "./reading.ts";
import { perWord } from "./word.ts";

/** A set of cues, a bit for each: those that a word, a sentence or a whole message holds. */
type Cues = number[];

/** Words that a rule or a fact starts from, or has nothing to say without; made once, at the head of a module. */
export interface Cue {
  /** Where its bit stands among the cues of a word. */
  readonly slot: number;
  readonly bit: number;
}

/** As many as a small integer of the machine has. */
const BITS_A_SLOT = 30;
const SLOTS = 12;
const NO_CUES: Cues = new Array<number>(SLOTS).fill(0);
const NOWHERE: number[] = [];
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
  const cue = { slot: Math.floor(made.size / BITS_A_SLOT), bit: 1 << (made.size % BITS_A_SLOT) };
  if (cue.slot >= SLOTS) throw new Error("More cues than there is room for: raise SLOTS.");
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

/** The tokens of one sentence, end exclusive, and the cues among them. */
interface Stretch {
  readonly first: number;
  end: number;
  readonly cues: Cues;
}

/** The cues of one message: of each token, of each sentence, and of it all. With open gates, whatever may be asked is asked. */
interface Heard {
  gates: "open" | "shut";
  readonly tokens: readonly Cues[];
  readonly sentences: readonly Stretch[];
  readonly all: Cues;
}

/** Asked for before the sentences are told from each other by their tone, so it goes by the tokens. */
const heardIn = remember((reading: Reading): Heard => {
  const tokens = new Array<Cues>(reading.tokens.length);
  const sentences: Stretch[] = [];
  const all = NO_CUES.slice();
  let [sentence, last]: [number, Stretch | undefined] = [-1, undefined];
  for (const token of reading.tokens) {
    if (last === undefined || token.sentence !== sentence) {
      last = { first: token.index, end: token.index, cues: NO_CUES.slice() };
      sentence = token.sentence;
      sentences.push(last);
    }
    const cues = cuesOf(token);
    last.end = token.index + 1;
    tokens[token.index] = cues;
    if (cues !== NO_CUES) join(last.cues, cues);
  }
  for (const { cues } of sentences) join(all, cues);
  return { gates: "shut", tokens, sentences, all };
});

function join(cues: Cues, more: Cues): void {
  for (let slot = 0; slot < SLOTS; slot++) cues[slot] = (cues[slot] ?? 0) | (more[slot] ?? 0);
}

/** What was worked out for a word where it stood last: its cues, and how many there were to have. */
interface Seen {
  norm: string;
  lemma: string;
  made: number;
  cues: Cues;
}

const lastSeen = perWord((): Seen => ({ norm: "", lemma: "", made: 0, cues: NO_CUES }));

/** The cues that list a token's word. */
function cuesOf({ word, norm, lemma }: Token): Cues {
  const seen = lastSeen(word);
  if (seen.norm === norm && seen.lemma === lemma && seen.made === made.size) return seen.cues;
  const found = [...(byWord.get(norm) ?? []), ...(byLemma.get(lemma) ?? [])];
  const cues = found.length === 0 ? NO_CUES : NO_CUES.slice();
  for (const { slot, bit } of found) cues[slot] = (cues[slot] ?? 0) | bit;
  seen.norm = norm;
  seen.lemma = lemma;
  seen.made = made.size;
  seen.cues = cues;
  return cues;
}

function has(cues: Cues | undefined, { slot, bit }: Cue): boolean {
  return cues !== undefined && ((cues[slot] ?? 0) & bit) !== 0;
}

/** The tokens that are one of the cue's words, in order. */
export function placesOf(reading: Reading, cue: Cue): readonly number[] {
  const { tokens, sentences, all } = heardIn(reading);
  if (!has(all, cue)) return NOWHERE;
  let found = NOWHERE;
  for (const { first, end, cues } of sentences) {
    if (!has(cues, cue)) continue;
    for (let at = first; at < end; at++) if (has(tokens[at], cue)) found = withPlace(found, at);
  }
  return found;
}

/** The tokens in [from, to) that are one of the cue's words, in order. */
export function placesIn(reading: Reading, cue: Cue, from: number, to: number): readonly number[] {
  let at = firstIn(reading, cue, from, to);
  let found = NOWHERE;
  for (; at !== -1; at = firstIn(reading, cue, at + 1, to)) found = withPlace(found, at);
  return found;
}

/** Most cues stand in one place, which needs the smallest list. */
function withPlace(found: number[], at: number): number[] {
  if (found === NOWHERE) return [at];
  found.push(at);
  return found;
}

/** The first token in [from, to) that is one of the cue's words, or -1. */
export function firstIn(reading: Reading, cue: Cue, from: number, to: number): number {
  const { tokens, all } = heardIn(reading);
  if (!has(all, cue)) return -1;
  const end = Math.min(to, tokens.length);
  for (let at = Math.max(0, from); at < end; at++) if (has(tokens[at], cue)) return at;
  return -1;
}

/** Whether one of the cue's words stands in [from, to); without bounds, anywhere in the message. */
export function holds(reading: Reading, cue: Cue, from?: number, to?: number): boolean {
  if (from === undefined || to === undefined) return has(heardIn(reading).all, cue);
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
  return index >= 0 && has(heardIn(reading).tokens[index], cue);
}
