import { bitsIn, codeTags, codeWeight, SYMBOLS } from "./model-rows.ts";
import { type SymbolCoder, symbolReader, tableOf } from "./prefix-codes.ts";
import { TAGS } from "./reading.ts";
import { numberOf, SIX_BITS, SIX_BITS_MASK } from "./signs.ts";

/** Weights as they lie in the repository: text whose signs stand for numbers, and that no compressing makes much smaller. */
export interface PackedModel {
  readonly rowCount: number;
  /** The rows are sorted by key. How far each key is from the one before: the low six bits, one sign a row. */
  readonly lowSteps: string;
  /** The rest of each step: FULL for every 63 of it, and a sign for what is left. */
  readonly highSteps: string;
  /** How long the code of each symbol is, context by context. */
  readonly codeLengths: string;
  /** Row by row which tags have a weight, and the weights, in these codes. */
  readonly rows: string;
  readonly weightCount: number;
  /** Words that are always one tag, space-separated, by tag. */
  readonly certain: Readonly<Record<string, string>>;
  /** Base forms of verbs, folded. */
  readonly verbs: string;
}

export interface TaggerModel {
  /** A bit for each key, by some of its own: a feature without a row is mostly told so here, in a stretch that stays at hand. */
  readonly hints: Int32Array;
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
/** The lowest five bits of a key say which bit of a hint, the next ones which hint. */
const HINT_SHIFT = 5;
const HINT_MASK = (1 << 13) - 1;
const BEGIN_BITS = 18;
const BEGIN_MASK = (1 << BEGIN_BITS) - 1;

/** The row of a feature, or -1: most features have none. */
export function rowOf({ hints, starts, rows }: TaggerModel, key: number): number {
  if ((((hints[(key >>> HINT_SHIFT) & HINT_MASK] ?? 0) >> key) & 1) === 0) return -1;
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

/** In `highSteps`: 63 more, and another sign follows. */
export const FULL = SIX_BITS_MASK;

/** Spreads packed rows into typed arrays. */
export function unpack(packed: PackedModel): TaggerModel {
  const near = numbersOf(packed.lowSteps);
  const far = numbersOf(packed.highSteps);
  const coder = symbolReader(packed.rows, codeTable(packed.codeLengths));
  const starts = new Uint16Array((1 << (KEY_BITS - LOW_BITS)) + 1);
  const rows = new Int32Array(packed.rowCount + 1);
  const hints = new Int32Array(HINT_MASK + 1);
  const votes = new Int16Array(packed.weightCount);
  let [high, count, key, farAt] = [0, 0, 0, 0];
  for (let row = 0; row < packed.rowCount; row++) {
    let part = FULL;
    while (part === FULL) {
      part = far[farAt++] ?? 0;
      key += part << SIX_BITS;
    }
    key += near[row] ?? 0;
    while (high < key >>> LOW_BITS) starts[++high] = row;
    const hint = (key >>> HINT_SHIFT) & HINT_MASK;
    hints[hint] = (hints[hint] ?? 0) | (1 << key);
    rows[row] = ((key & LOW_MASK) << BEGIN_BITS) | count;
    count = unpackRow(coder, votes, count);
  }
  starts.fill(packed.rowCount, high + 1);
  rows[packed.rowCount] = count;
  return { hints, starts, rows, votes, certain: certainTags(packed.certain) };
}

/** Writes the votes of one row, beginning at `at`; returns where the next row's begin. */
function unpackRow(coder: SymbolCoder, votes: Int16Array, at: number): number {
  let [sum, next] = [0, at];
  const mask = codeTags(coder, 0);
  let left = bitsIn(mask);
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const weight = codeWeight(coder, --left, sum, 0);
    votes[next++] = (weight << TAG_BITS) + lowestBit(rest);
    sum += weight;
  }
  return next;
}

function lowestBit(mask: number): number {
  return HIGHEST_BIT - Math.clz32(mask & -mask);
}

const HIGHEST_BIT = 31;

/** The numbers that signs stand for. */
function numbersOf(signs: string): Uint8Array {
  const numbers = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at++) numbers[at] = numberOf(signs.charCodeAt(at));
  return numbers;
}

function codeTable(codeLengths: string): Uint16Array {
  const lengths = numbersOf(codeLengths);
  let from = 0;
  const contexts = SYMBOLS.map((count) => {
    from += count;
    return lengths.subarray(from - count, from);
  });
  return tableOf(contexts);
}

function certainTags(certain: PackedModel["certain"]): Map<string, number> {
  const found = new Map<string, number>();
  TAGS.forEach((tag, index) => {
    for (const word of (certain[tag] ?? "").split(" ")) if (word !== "") found.set(word, index);
  });
  return found;
}
