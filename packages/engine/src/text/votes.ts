import { FILTER_MASK, TAG_BITS, TAG_MASK, type TaggerModel } from "./model.ts";
import { TAGS } from "./reading.ts";
import {
  EDGE_AFTER,
  EDGE_BEFORE,
  historyFeatures,
  jointFeatures,
  looksOf,
  MAX_FEATURES,
  neighbourFeatures,
  ownFeatures,
  PAD,
  type SentenceFacts,
  STATES,
  stateAt,
  type TagInput,
  taggedFeatures,
} from "./tag-features.ts";
import { perWord, type Word } from "./word.ts";

const AFTER_TAGS = TAGS.length + 1;
/** A row has a number for two tags: the first one's sum, plus the second one's times HALF. */
const HALF_BITS = 16;
const HALF = 1 << HALF_BITS;
const PAIRS = TAGS.length / 2;
const ROWS_AT_FIRST = 4096;
const ROWS_MAX = 131_072;
/** A place may ask for so many rows. */
const ROWS_A_PLACE = 7;

/** Where a word's slots for each kind of its votes begin; the first slot says when they were filled. */
const OWN = 1;
const TWO_BEFORE = OWN + STATES * 2;
const BEFORE = TWO_BEFORE + 1;
const AFTER = BEFORE + STATES;
const TWO_AFTER = AFTER + STATES;
const AFTER_TAG = TWO_AFTER + 1;
const SLOTS = AFTER_TAG + AFTER_TAGS;

/** Where in `rows` each sum begins, or 0 when it has not been asked for yet. */
type Slots = number[];
const slotsOf = perWord((): Slots => emptySlots(SLOTS));

function emptySlots(count: number): Slots {
  return Array.from({ length: count }, () => 0);
}

/** Chooses tags. What a word says of its own place and of its neighbours' is summed once for each word and kept. */
export class Votes {
  readonly #model: TaggerModel;
  readonly #chosen = new Int32Array(MAX_FEATURES);
  readonly #sums = new Int32Array(PAIRS);
  #rows = new Int32Array(ROWS_AT_FIRST * PAIRS);
  #end = PAIRS;
  /** Rises when all sums are thrown away, because they are too many. */
  #generation = 1;
  readonly #edgesBefore = emptySlots(SLOTS);
  readonly #edgesAfter = emptySlots(SLOTS);
  readonly #histories = emptySlots(1 + STATES * AFTER_TAGS ** 2);

  constructor(model: TaggerModel) {
    this.#model = model;
  }

  /** Makes room for a sentence of so many words. */
  prepareFor(words: number): void {
    const room = words * ROWS_A_PLACE * PAIRS;
    if (this.#end + room > ROWS_MAX * PAIRS) {
      this.#generation++;
      this.#end = PAIRS;
    }
    if (this.#end + room <= this.#rows.length) return;
    const more = new Int32Array(Math.max(this.#end + room, this.#rows.length * 2));
    more.set(this.#rows);
    this.#rows = more;
  }

  /** The tag of the word at `index`, given the two tags before it and whether the clause has a subject. */
  decide(
    tokens: readonly TagInput[],
    index: number,
    first: number,
    end: number,
    facts: SentenceFacts,
    t1: number,
    t2: number,
    subject: number,
  ): number {
    const word = tokens[index]?.word;
    if (word === undefined) return 0;
    const at = index - first + PAD;
    const state = stateAt(facts, at, subject);
    const a = this.#own(word, index === first ? state + STATES : state);
    const b = this.#neighbour(index - 2 < first ? undefined : tokens[index - 2]?.word, -2, TWO_BEFORE, 0);
    const c = this.#neighbour(index - 1 < first ? undefined : tokens[index - 1]?.word, -1, BEFORE, state);
    const d = this.#neighbour(index + 1 < end ? tokens[index + 1]?.word : undefined, 1, AFTER, state);
    const e = this.#neighbour(index + 2 < end ? tokens[index + 2]?.word : undefined, 2, TWO_AFTER, 0);
    const f = this.#history(state, t1, t2);
    const g = this.#afterTag(word, t1);
    const [rows, sums] = [this.#rows, this.#sums];
    for (let p = 0; p < PAIRS; p++)
      sums[p] =
        (rows[a + p] ?? 0) +
        (rows[b + p] ?? 0) +
        (rows[c + p] ?? 0) +
        (rows[d + p] ?? 0) +
        (rows[e + p] ?? 0) +
        (rows[f + p] ?? 0) +
        (rows[g + p] ?? 0);
    addVotes(this.#model, this.#chosen, jointFeatures(facts, at, t1, state, this.#chosen, 0), sums, 0);
    return highest(sums);
  }

  #own(word: Word, value: number): number {
    const slots = this.#fresh(slotsOf(word));
    const known = slots[OWN + value] ?? 0;
    if (known !== 0) return known;
    const { word: w, suffix3, suffix2, shape, shapeAtHead } = looksOf(word);
    const looks = value < STATES ? shape : shapeAtHead;
    return this.#keep(slots, OWN + value, ownFeatures(value % STATES, w, suffix3, suffix2, looks, this.#chosen, 0));
  }

  #neighbour(word: Word | undefined, offset: number, slot: number, state: number): number {
    const atEdge = offset < 0 ? this.#edgesBefore : this.#edgesAfter;
    const slots = this.#fresh(word === undefined ? atEdge : slotsOf(word));
    const known = slots[slot + state] ?? 0;
    if (known !== 0) return known;
    const edge = offset < 0 ? EDGE_BEFORE : EDGE_AFTER;
    const { word: w, suffix3 } = word === undefined ? { word: edge, suffix3: edge } : looksOf(word);
    return this.#keep(slots, slot + state, neighbourFeatures(offset, state, w, suffix3, this.#chosen, 0));
  }

  #afterTag(word: Word, t1: number): number {
    const slots = this.#fresh(slotsOf(word));
    const known = slots[AFTER_TAG + t1] ?? 0;
    if (known !== 0) return known;
    const { word: w, suffix3 } = looksOf(word);
    return this.#keep(slots, AFTER_TAG + t1, taggedFeatures(t1, w, suffix3, this.#chosen, 0));
  }

  #history(state: number, t1: number, t2: number): number {
    const slots = this.#fresh(this.#histories);
    const slot = 1 + (state * AFTER_TAGS + t1) * AFTER_TAGS + t2;
    const known = slots[slot] ?? 0;
    return known === 0 ? this.#keep(slots, slot, historyFeatures(state, t1, t2, this.#chosen, 0)) : known;
  }

  #fresh(slots: Slots): Slots {
    if (slots[0] !== this.#generation) {
      slots.fill(0);
      slots[0] = this.#generation;
    }
    return slots;
  }

  /** Sums what the first `count` chosen features say into a row of its own. */
  #keep(slots: Slots, slot: number, count: number): number {
    const row = this.#end;
    this.#end += PAIRS;
    this.#rows.fill(0, row, this.#end);
    addVotes(this.#model, this.#chosen, count, this.#rows, row);
    slots[slot] = row;
    return row;
  }
}

/** Adds what the first `count` chosen features say to the row that begins at `row`. */
function addVotes(
  { table, votes, mask, filter }: TaggerModel,
  chosen: Int32Array,
  count: number,
  out: Int32Array,
  row: number,
): void {
  for (let f = 0; f < count; f++) {
    const key = chosen[f] ?? 0;
    const bit = key & FILTER_MASK;
    if ((((filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0) continue;
    let slot = (key & mask) * 2;
    while (table[slot] !== key && table[slot] !== -1) slot = (slot + 2) & (2 * mask + 1);
    if (table[slot] === -1) continue;
    const place = table[slot + 1] ?? 0;
    const begin = place >> TAG_BITS;
    const end = begin + (place & TAG_MASK);
    for (let at = begin; at < end; at++) {
      const vote = votes[at] ?? 0;
      const tag = vote & TAG_MASK;
      const pair = row + (tag >> 1);
      out[pair] = (out[pair] ?? 0) + (vote >> TAG_BITS) * ((tag & 1) === 0 ? 1 : HALF);
    }
  }
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
