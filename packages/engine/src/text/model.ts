import { TAGS } from "./reading.ts";

/** Weights as they lie in the repository: text whose signs stand for numbers, sorted into strings that compress well. */
export interface PackedModel {
  readonly rowCount: number;
  /** The rows are sorted by key. How far each key is from the one before: the low six bits, one sign a row. */
  readonly lowSteps: string;
  /** The rest of each step: FULL for every 63 of it, and a sign for what is left. */
  readonly highSteps: string;
  /** Which tags each row has a weight for: three strings with a sign a row, six tags each. */
  readonly tags: readonly string[];
  /** The weights, row by row, a sign each. */
  readonly weights: string;
  /** Words that are always one tag, space-separated, by tag. */
  readonly certain: Readonly<Record<string, string>>;
  /** Base forms of verbs, space-separated. */
  readonly verbs: string;
}

export interface TaggerModel {
  /** Open-addressed table, two numbers a slot: a feature's key (-1: empty), and where its votes begin, times 32, plus how many they are. */
  readonly table: Int32Array;
  /** Few tags of a feature have a weight: each such weight, times 32, plus its tag. */
  readonly votes: Int16Array;
  readonly mask: number;
  /** One bit for each low part of a key that is there at all: most features are not, and are told so cheaply. */
  readonly filter: Int32Array;
  readonly certain: ReadonlyMap<string, number>;
}

export const FILTER_MASK = 0x3ffff;
/** A packed number holds a tag, or a count of tags, in its low bits. */
export const TAG_BITS = 5;
export const TAG_MASK = (1 << TAG_BITS) - 1;

/** Printable signs that no kind of quotation in a program needs to escape. */
export const SIGNS = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(at + 0x21))
  .filter((sign) => !`"'\`$\\`.includes(sign))
  .join("");
export const SIX_BITS = 6;
/** In `highSteps`: 63 more, and another sign follows. */
export const FULL = (1 << SIX_BITS) - 1;

/** Spreads packed rows into typed arrays. */
export function unpack(packed: PackedModel): TaggerModel {
  const low = new Numbers(packed.lowSteps);
  const high = new Numbers(packed.highSteps);
  const weights = new Numbers(packed.weights);
  const tags = packed.tags.map((signs) => new Numbers(signs));
  let size = 1024;
  while (size < packed.rowCount * 2.5) size *= 2;
  const mask = size - 1;
  const table = new Int32Array(size * 2).fill(-1);
  const filter = new Int32Array((FILTER_MASK + 1) >>> 5);
  const votes = new Int16Array(packed.weights.length);
  let [count, key] = [0, 0];
  for (let row = 0; row < packed.rowCount; row++) {
    key += low.next() + (high.nextLong() << SIX_BITS);
    const begin = count;
    for (let order = 0; order < tags.length; order++) {
      const present = tags[order]?.next() ?? 0;
      for (let bit = 0; bit < SIX_BITS; bit++) {
        if ((present & (1 << bit)) !== 0)
          votes[count++] = weights.nextWeight() * (1 << TAG_BITS) + order * SIX_BITS + bit;
      }
    }
    let slot = key & mask;
    while (table[slot * 2] !== -1) slot = (slot + 1) & mask;
    table[slot * 2] = key;
    table[slot * 2 + 1] = (begin << TAG_BITS) + count - begin;
    const bit = key & FILTER_MASK;
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return { table, votes: votes.slice(0, count), mask, filter, certain: certainTags(packed.certain) };
}

/** Signs, read as the numbers that they stand for. */
class Numbers {
  readonly #numbers: Uint8Array;
  #at = 0;

  constructor(signs: string) {
    const meanings = new Uint8Array(0x80);
    for (let at = 0; at < SIGNS.length; at++) meanings[SIGNS.charCodeAt(at)] = at;
    this.#numbers = new Uint8Array(signs.length);
    for (let at = 0; at < signs.length; at++) this.#numbers[at] = meanings[signs.charCodeAt(at)] ?? 0;
  }

  next(): number {
    return this.#numbers[this.#at++] ?? 0;
  }

  nextLong(): number {
    let sum = 0;
    for (;;) {
      const part = this.next();
      sum += part;
      if (part !== FULL) return sum;
    }
  }

  /** 0, 1, 2, 3 … stand for 1, -1, 2, -2 …: no weight is nought. */
  nextWeight(): number {
    const number = this.next();
    return (number & 1) === 0 ? (number >> 1) + 1 : -((number + 1) >> 1);
  }
}

function certainTags(certain: PackedModel["certain"]): Map<string, number> {
  const found = new Map<string, number>();
  TAGS.forEach((tag, index) => {
    for (const word of (certain[tag] ?? "").split(" ")) if (word !== "") found.set(word, index);
  });
  return found;
}
