import { remember } from "./facts/remember.ts";
import type { Reading, Token } from "./reading.ts";
import { perWord, type Word } from "./word.ts";

/** Words that a rule or a fact starts from, or has nothing to say without; made once, at the head of a module. Its number among all cues. */
type Cue = number & { readonly isCue: true };

const NOWHERE: readonly number[] = [];
/** The cues made so far, two of the same words being one; and for a word as written, or for a lemma, the cues that list it. */
const made = new Map<string, Cue>();
const byWord = new Map<string, Cue[]>();
const byLemma = new Map<string, Cue[]>();
const byQuestion: { readonly cue: Cue; readonly test: (word: Word) => boolean }[] = [];

/** These words, as they are written or as a lemma: "make" stands for "made", too. In one string with spaces, or as a list. */
export function cue(words: string | Iterable<string>): Cue {
  return cueIn(words, byWord, byLemma);
}

/** These words just as they are written: "made" alone. */
export function cueAsWritten(words: string | Iterable<string>): Cue {
  return cueIn(words, byWord);
}

/** These words by their lemmas: "leave" stands for "left", and "left" for itself only where it is no verb. */
export function cueAsLemma(words: string | Iterable<string>): Cue {
  return cueIn(words, byLemma);
}

/** The words as they stand in the message, capitals and all, that pass. */
export function cueWhere(test: (word: Word) => boolean): Cue {
  const cue = newCue(`${byQuestion.length}`);
  byQuestion.push({ cue, test });
  return cue;
}

function newCue(key: string): Cue {
  const cue = made.size as Cue;
  made.set(key, cue);
  // Words that were read before know nothing of this cue.
  if (isAnyHeard) forgetLists();
  return cue;
}

function cueIn(words: string | Iterable<string>, ...indexes: readonly Map<string, Cue[]>[]): Cue {
  const listed = [...new Set(typeof words === "string" ? words.split(" ") : words)].sort();
  const key = `${indexes.includes(byWord)} ${indexes.includes(byLemma)} ${listed.join(" ")}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const cue = newCue(key);
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
const heardIn = remember((reading: Reading): Heard => hear(reading.tokens));

function hear(tokens: readonly Token[]): Heard {
  isAnyHeard = true;
  const cues = tokens.map(cuesOf);
  const begins = new Array<number>(made.size + 1).fill(0);
  for (let at = 0; at < cues.length; at++) {
    const list = cues[at] ?? NO_CUES;
    for (let each = 0; each < list.length; each++) {
      const cue = list[each] ?? 0;
      begins[cue] = (begins[cue] ?? 0) + 1;
    }
  }
  // Each number is first how often its cue stands there, then where its places end; filled from the back, where they begin.
  let end = 0;
  for (let cue = 0; cue < begins.length; cue++) begins[cue] = end += begins[cue] ?? 0;
  const places = new Array<number>(end).fill(0);
  for (let at = cues.length - 1; at >= 0; at--) {
    const list = cues[at] ?? NO_CUES;
    for (let each = 0; each < list.length; each++) {
      const cue = list[each] ?? 0;
      const begin = (begins[cue] ?? 0) - 1;
      begins[cue] = begin;
      places[begin] = at;
    }
  }
  return { gates: "shut", places, begins };
}

/** Cues of words; those that list the same words, as most list none, share one list. */
type CueList = readonly Cue[];
const NO_CUES: CueList = [];
const lists = new Map<string, CueList>();

function listOf(word: Word, norm: string, lemma: string): CueList {
  const asked = byQuestion.filter(({ test }) => test(word)).map(({ cue }) => cue);
  const cues = [...new Set([...(byWord.get(norm) ?? []), ...(byLemma.get(lemma) ?? []), ...asked])];
  const key = cues.join(" ");
  const before = lists.get(key);
  if (before !== undefined) return before;
  lists.set(key, cues);
  return cues;
}

/** What is kept with a word that is its own lemma. */
const listKept = () => perWord((norm, word) => listOf(word, norm, norm));
/** What is kept with any other: the lemma that it had where it stood last. */
const listKeptByLemma = () => perWord(() => ({ lemma: "", cues: [] as CueList }));
let [asIs, lastSeen, isAnyHeard] = [listKept(), listKeptByLemma(), false];

function forgetLists(): void {
  [asIs, lastSeen, isAnyHeard] = [listKept(), listKeptByLemma(), false];
}

function cuesOf({ word, norm, lemma }: Token): CueList {
  if (word.norm !== norm) return listOf(word, norm, lemma);
  if (lemma === norm) return asIs(word);
  const seen = lastSeen(word);
  if (seen.lemma === lemma) return seen.cues;
  seen.lemma = lemma;
  seen.cues = listOf(word, norm, lemma);
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
