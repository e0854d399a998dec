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
  /** The weights, a sign each: of the rows with one weight first, then of those with two, and so on; they travel better so. */
  readonly weights: string;
  /** Words that are always one tag, space-separated, by tag. */
  readonly certain: Readonly<Record<string, string>>;
  /** Base forms of verbs, folded. */
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

/** Spreads packed rows into typed arrays. Plain loops: it is done once, before the first answer. */
export function unpack(packed: PackedModel): TaggerModel {
  const near = numbersOf(packed.lowSteps);
  const far = numbersOf(packed.highSteps);
  const masks = masksOf(packed);
  const weights = numbersOf(packed.weights);
  const next = firstWeights(masks);
  const starts = new Uint16Array((1 << (KEY_BITS - LOW_BITS)) + 1);
  const rows = new Int32Array(packed.rowCount + 1);
  const votes = new Int16Array(weights.length);
  let [high, count, key, farAt] = [0, 0, 0, 0];
  for (let row = 0; row < packed.rowCount; row++) {
    let part = FULL;
    while (part === FULL) {
      part = far[farAt++] ?? 0;
      key += part << SIX_BITS;
    }
    key += near[row] ?? 0;
    while (high < key >>> LOW_BITS) starts[++high] = row;
    rows[row] = ((key & LOW_MASK) << BEGIN_BITS) | count;
    const mask = masks[row] ?? 0;
    const many = bitsIn(mask);
    let at = next[many] ?? 0;
    next[many] = at + many;
    for (let rest = mask; rest !== 0; rest &= rest - 1)
      votes[count++] = (weightOf(weights[at++] ?? 0) << TAG_BITS) + HIGHEST_BIT - Math.clz32(rest & -rest);
  }
  starts.fill(packed.rowCount, high + 1);
  rows[packed.rowCount] = count;
  return { starts, rows, votes, certain: certainTags(packed.certain) };
}

const HIGHEST_BIT = 31;
const MEANINGS = new Uint8Array(0x80);
for (let at = 0; at < SIGNS.length; at++) MEANINGS[SIGNS.charCodeAt(at)] = at;

/** The numbers that signs stand for. */
function numbersOf(signs: string): Uint8Array {
  const numbers = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at++) numbers[at] = MEANINGS[signs.charCodeAt(at)] ?? 0;
  return numbers;
}

/** For each row a bit for each tag that it has a weight for. */
function masksOf({ rowCount, tags }: PackedModel): Int32Array {
  const masks = new Int32Array(rowCount);
  tags.forEach((signs, order) => {
    const part = numbersOf(signs);
    for (let row = 0; row < rowCount; row++) masks[row] = (masks[row] ?? 0) | ((part[row] ?? 0) << (order * SIX_BITS));
  });
  return masks;
}

/** For each number of weights where those of the rows that have so many begin. */
function firstWeights(masks: Int32Array): Int32Array {
  const firsts = new Int32Array(TAGS.length + 2);
  for (let row = 0; row < masks.length; row++) {
    const many = bitsIn(masks[row] ?? 0);
    firsts[many + 1] = (firsts[many + 1] ?? 0) + many;
  }
  for (let many = 1; many < firsts.length; many++) firsts[many] = (firsts[many] ?? 0) + (firsts[many - 1] ?? 0);
  return firsts;
}

export function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** 0, 1, 2, 3 … stand for 1, -1, 2, -2 …: no weight is nought. */
function weightOf(number: number): number {
  return (number & 1) === 0 ? (number >> 1) + 1 : -((number + 1) >> 1);
}

function certainTags(certain: PackedModel["certain"]): Map<string, number> {
  const found = new Map<string, number>();
  TAGS.forEach((tag, index) => {
    for (const word of (certain[tag] ?? "").split(" ")) if (word !== "") found.set(word, index);
  });
  return found;
}
