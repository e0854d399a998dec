import { rowOf, TAG_BITS, TAG_MASK, type TaggerModel, votesAt } from "./model.ts";
import { TAGS } from "./reading.ts";
import {
  historyFeatures,
  jointFeatures,
  LOOKS,
  MAX_FEATURES,
  neighbourFeatures,
  ownFeatures,
  PAD,
  SHAPE,
  SHAPE_AT_HEAD,
  SIGNS,
  STATES,
  type TagInput,
  taggedFeatures,
  writeEdge,
  writeLooks,
} from "./tag-features.ts";
import type { Word } from "./word.ts";

const AFTER_TAGS = TAGS.length + 1;
/** A row has a number for two tags: the first one's sum in its low half, and the second one's added to its high half. */
const HALF_BITS = 16;
const PAIRS = TAGS.length / 2;

/** A place may ask for so many rows. */
const ROWS_A_PLACE = 7;
/** The first row stands for a sum that nobody has asked for yet, the second for all that come to nothing. */
const UNASKED = 0;
const NOTHING = 1;
const WORDS_MAX = 1 << 14;
const ROOM_AT_FIRST = 1 << 10;

/** Where a word's slots for each kind of its votes begin. */
const OWN = 0;
const TWO_BEFORE = OWN + STATES * 2;
const BEFORE = TWO_BEFORE + 1;
const AFTER = BEFORE + STATES;
const TWO_AFTER = AFTER + STATES;
const AFTER_TAG = TWO_AFTER + 1;
const SLOTS = AFTER_TAG + AFTER_TAGS;
/** The edges of a sentence are filed as its first two words; what a word is certain to be is kept behind its looks. */
const [EDGE_BEFORE, EDGE_AFTER, EDGES] = [0, 1, 2];
const CERTAIN = SIGNS + 1;
const UNSURE = -1;

/**
 * Chooses tags. What a word says of its own place and of its neighbours' is summed once for each word and kept; all
 * of it lies close together, by the word's number, and is thrown away when it is too much.
 */
export class Votes {
  readonly #model: TaggerModel;
  readonly #chosen = new Int32Array(MAX_FEATURES);
  readonly #sums = new Int32Array(PAIRS);
  #words: (Word | undefined)[] = [];
  #looks = new Int32Array(ROOM_AT_FIRST * LOOKS);
  /** For each word and each kind of vote the row of its sum. */
  #slots = new Uint16Array(ROOM_AT_FIRST * SLOTS);
  #rows = new Int32Array(ROOM_AT_FIRST * PAIRS);
  #rowCount = 0;
  readonly #histories = new Uint16Array(STATES * AFTER_TAGS ** 2);
  /** The numbers of a sentence's words, with those of its edges. */
  #sentence = new Int32Array(ROOM_AT_FIRST);

  constructor(model: TaggerModel) {
    this.#model = model;
    this.#clear();
  }

  /** Takes up tokens [first, end), one sentence; returns the signs that any of them has. */
  open(tokens: readonly TagInput[], first: number, end: number): number {
    const length = end - first;
    this.#makeRoom(length);
    const sentence = this.#sentence;
    let signs = 0;
    for (let at = 0; at < length; at++) {
      const word = tokens[first + at]?.word;
      if (word === undefined) break;
      const number = this.#words[word.number] === word ? word.number : this.#enter(word);
      sentence[PAD + at] = number;
      signs |= this.#looks[number * LOOKS + SIGNS] ?? 0;
    }
    sentence.fill(EDGE_BEFORE, 0, PAD).fill(EDGE_AFTER, PAD + length, PAD + length + PAD);
    return signs;
  }

  /** The signs of the word at a place of the sentence that was opened last. */
  signsAt(at: number): number {
    return this.#looks[(this.#sentence[PAD + at] ?? 0) * LOOKS + SIGNS] ?? 0;
  }

  /** The tag of the word at a place of the sentence that was opened last, given the clause's state and the two tags before. */
  decide(at: number, state: number, t1: number, t2: number): number {
    const sentence = this.#sentence;
    const looks = this.#looks;
    const own = sentence[PAD + at] ?? 0;
    const certain = looks[own * LOOKS + CERTAIN] ?? UNSURE;
    if (certain !== UNSURE) return certain;
    const before = sentence[PAD + at - 1] ?? 0;
    const after = sentence[PAD + at + 1] ?? 0;
    const shape = at === 0 ? SHAPE_AT_HEAD : SHAPE;
    this.#sum(
      this.#own(own, shape, state),
      this.#neighbour(sentence[PAD + at - 2] ?? 0, -2, TWO_BEFORE, state),
      this.#neighbour(before, -1, BEFORE + state, state),
      this.#neighbour(after, 1, AFTER + state, state),
      this.#neighbour(sentence[PAD + at + 2] ?? 0, 2, TWO_AFTER, state),
      this.#history(state, t1, t2),
      this.#afterTag(own, t1),
    );
    const outward = looks[own * LOOKS + shape] ?? 0;
    const count = jointFeatures(state, t1, outward, looks, before * LOOKS, own * LOOKS, after * LOOKS, this.#chosen, 0);
    addVotes(this.#model, this.#chosen, count, this.#sums, 0);
    return highest(this.#sums);
  }

  /** Sums the rows that begin at these places. */
  #sum(a: number, b: number, c: number, d: number, e: number, f: number, g: number): void {
    const rows = this.#rows;
    for (let p = 0; p < PAIRS; p++) {
      const own = (rows[a + p] ?? 0) + (rows[f + p] ?? 0) + (rows[g + p] ?? 0);
      const around = (rows[b + p] ?? 0) + (rows[c + p] ?? 0) + (rows[d + p] ?? 0) + (rows[e + p] ?? 0);
      this.#sums[p] = own + around;
    }
  }

  #own(word: number, shape: number, state: number): number {
    const slot = word * SLOTS + OWN + (shape === SHAPE ? state : state + STATES);
    const known = this.#slots[slot] ?? UNASKED;
    if (known !== UNASKED) return known * PAIRS;
    const at = word * LOOKS;
    return this.#keep(
      this.#slots,
      slot,
      ownFeatures(state, this.#looks, at, this.#looks[at + shape] ?? 0, this.#chosen, 0),
    );
  }

  #neighbour(word: number, offset: number, kind: number, state: number): number {
    const slot = word * SLOTS + kind;
    const known = this.#slots[slot] ?? UNASKED;
    if (known !== UNASKED) return known * PAIRS;
    return this.#keep(this.#slots, slot, neighbourFeatures(offset, state, this.#looks, word * LOOKS, this.#chosen, 0));
  }

  #afterTag(word: number, t1: number): number {
    const slot = word * SLOTS + AFTER_TAG + t1;
    const known = this.#slots[slot] ?? UNASKED;
    if (known !== UNASKED) return known * PAIRS;
    return this.#keep(this.#slots, slot, taggedFeatures(t1, this.#looks, word * LOOKS, this.#chosen, 0));
  }

  #history(state: number, t1: number, t2: number): number {
    const slot = (state * AFTER_TAGS + t1) * AFTER_TAGS + t2;
    const known = this.#histories[slot] ?? UNASKED;
    if (known !== UNASKED) return known * PAIRS;
    return this.#keep(this.#histories, slot, historyFeatures(state, t1, t2, this.#chosen, 0));
  }

  /** Sums what the first `count` chosen features say into a row of its own, if they say anything; returns where it begins. */
  #keep(slots: Uint16Array, slot: number, count: number): number {
    const begin = this.#rowCount * PAIRS;
    this.#rows.fill(0, begin, begin + PAIRS);
    const isSaid = addVotes(this.#model, this.#chosen, count, this.#rows, begin);
    slots[slot] = isSaid ? this.#rowCount++ : NOTHING;
    return isSaid ? begin : NOTHING * PAIRS;
  }

  /** Files a word under a number of its own. */
  #enter(word: Word): number {
    const number = this.#words.push(word) - 1;
    word.number = number;
    writeLooks(word, this.#looks, number * LOOKS);
    this.#looks[number * LOOKS + CERTAIN] = this.#model.certain.get(word.norm) ?? UNSURE;
    this.#slots.fill(UNASKED, number * SLOTS, (number + 1) * SLOTS);
    return number;
  }

  /** Makes room for a sentence of so many words. */
  #makeRoom(length: number): void {
    const rows = length * ROWS_A_PLACE;
    if (this.#words.length + length > WORDS_MAX) this.#clear();
    this.#rows = withRoom(this.#rows, (this.#rowCount + rows) * PAIRS);
    this.#looks = withRoom(this.#looks, (this.#words.length + length) * LOOKS);
    this.#slots = withRoom(this.#slots, (this.#words.length + length) * SLOTS);
    this.#sentence = withRoom(this.#sentence, length + 2 * PAD);
  }

  #clear(): void {
    this.#words = Array.from({ length: EDGES });
    this.#rowCount = NOTHING + 1;
    this.#rows.fill(0, 0, this.#rowCount * PAIRS);
    this.#slots.fill(UNASKED, 0, EDGES * SLOTS);
    this.#histories.fill(UNASKED);
    writeEdge(true, this.#looks, EDGE_BEFORE * LOOKS);
    writeEdge(false, this.#looks, EDGE_AFTER * LOOKS);
  }
}

/** The same numbers in an array of at least this size. */
function withRoom<Numbers extends Int32Array | Uint16Array>(numbers: Numbers, size: number): Numbers {
  if (size <= numbers.length) return numbers;
  const more = new (numbers.constructor as new (length: number) => Numbers)(Math.max(size, numbers.length * 2));
  more.set(numbers);
  return more;
}

/** Adds what the first `count` chosen features say to the row that begins at `row`; whether they say anything. */
function addVotes(model: TaggerModel, chosen: Int32Array, count: number, out: Int32Array, row: number): boolean {
  const { votes } = model;
  let isSaid = false;
  for (let f = 0; f < count; f++) {
    const found = rowOf(model, chosen[f] ?? 0);
    if (found === -1) continue;
    isSaid = true;
    const end = votesAt(model, found + 1);
    for (let at = votesAt(model, found); at < end; at++) {
      const vote = votes[at] ?? 0;
      const pair = row + ((vote & TAG_MASK) >> 1);
      out[pair] = (out[pair] ?? 0) + ((vote >> TAG_BITS) << ((vote & 1) * HALF_BITS));
    }
  }
  return isSaid;
}

/** The tag with the highest sum, the first of several. */
function highest(sums: Int32Array): number {
  let top = 0;
  let most = Number.MIN_SAFE_INTEGER;
  for (let pair = 0; pair < PAIRS; pair++) {
    const both = sums[pair] ?? 0;
    const even = (both << HALF_BITS) >> HALF_BITS;
    const odd = (both - even) >> HALF_BITS;
    if (even > most) {
      most = even;
      top = pair * 2;
    }
    if (odd > most) {
      most = odd;
      top = pair * 2 + 1;
    }
  }
  return top;
}
