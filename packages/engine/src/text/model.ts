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
  /** For each high part of a key the first row that has it; one more at the end. */
  readonly starts: Uint16Array;
  /** Features, sorted by key: the low part of the key, and where its votes begin; one more at the end. */
  readonly rows: Int32Array;
  /** Few tags of a feature have a weight: each such weight, times 32, plus its tag. */
  readonly votes: Int16Array;
  readonly certain: ReadonlyMap<string, number>;
}

const KEY_BITS = 24;
const LOW_BITS = 9;
const LOW_MASK = (1 << LOW_BITS) - 1;
const BEGIN_BITS = 18;
const BEGIN_MASK = (1 << BEGIN_BITS) - 1;

/** The row of a feature, or -1: most features have none, and are mostly told so by an empty stretch. */
export function rowOf({ starts, rows }: TaggerModel, key: number): number {
  const high = key >>> LOW_BITS;
  const end = starts[high + 1] ?? 0;
  for (let row = starts[high] ?? 0; row < end; row++)
    if ((rows[row] ?? 0) >>> BEGIN_BITS === (key & LOW_MASK)) return row;
  return -1;
}

/** Where a row's votes begin; those of the row before end there. */
export function votesAt({ rows }: TaggerModel, row: number): number {
  return (rows[row] ?? 0) & BEGIN_MASK;
}

/** A vote holds its tag in its low bits. */
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
  const near = new Numbers(packed.lowSteps);
  const far = new Numbers(packed.highSteps);
  const weights = new Numbers(packed.weights);
  const tags = packed.tags.map((signs) => new Numbers(signs));
  const starts = new Uint16Array((1 << (KEY_BITS - LOW_BITS)) + 1);
  const rows = new Int32Array(packed.rowCount + 1);
  const votes = new Int16Array(packed.weights.length);
  let high = 0;
  let [count, key] = [0, 0];
  for (let row = 0; row < packed.rowCount; row++) {
    key += near.next() + (far.nextLong() << SIX_BITS);
    while (high < key >>> LOW_BITS) starts[++high] = row;
    rows[row] = ((key & LOW_MASK) << BEGIN_BITS) | count;
    for (let order = 0; order < tags.length; order++) {
      const present = tags[order]?.next() ?? 0;
      for (let bit = 0; bit < SIX_BITS; bit++) {
        if ((present & (1 << bit)) !== 0)
          votes[count++] = weights.nextWeight() * (1 << TAG_BITS) + order * SIX_BITS + bit;
      }
    }
  }
  starts.fill(packed.rowCount, high + 1);
  rows[packed.rowCount] = count;
  return { starts, rows, votes: votes.slice(0, count), certain: certainTags(packed.certain) };
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
