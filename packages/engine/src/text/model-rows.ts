import type { SymbolCoder } from "./prefix-codes.ts";
import { TAGS } from "./reading.ts";
import { SIX_BITS, SIX_BITS_MASK } from "./signs.ts";

/** The strengths that weights have: of heavy ones fewer are told apart. */
const STRENGTHS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40];
/** Six tags at a time; how many have a weight before them tells best which of them have. */
const GROUPS = TAGS.length / SIX_BITS;
const COUNTS = 8;
/** How many weights are still to come, and what those before come to, tell a weight best: each row nearly comes to nought. */
const LEFTS = 3;
const SUM_MAX = 32;
const SUM_SHIFT = 2;
const SUMS = ((2 * SUM_MAX) >> SUM_SHIFT) + 1;

/** How many symbols each context has. */
export const SYMBOLS: readonly number[] = [
  ...Array.from({ length: GROUPS * COUNTS }, () => SIX_BITS_MASK + 1),
  ...Array.from({ length: LEFTS * SUMS }, () => STRENGTHS.length * 2),
];

/** Writes or reads which tags a row has a weight for, as a bit for each. */
export function codeTags(coder: SymbolCoder, mask: number): number {
  let [found, count] = [0, 0];
  for (let group = 0; group < GROUPS; group++) {
    const shift = group * SIX_BITS;
    const part = coder.code(group * COUNTS + Math.min(count, COUNTS - 1), (mask >>> shift) & SIX_BITS_MASK);
    found |= part << shift;
    count += bitsIn(part);
  }
  return found;
}

/** Writes or reads a weight of a row of which `left` more are to come, and those before come to `sum`. */
export function codeWeight(coder: SymbolCoder, left: number, sum: number, weight: number): number {
  const near = Math.max(-SUM_MAX, Math.min(SUM_MAX, sum)) + SUM_MAX;
  const context = GROUPS * COUNTS + Math.min(left, LEFTS - 1) * SUMS + ((near + 2) >> SUM_SHIFT);
  const symbol = coder.code(context, weight === 0 ? 0 : symbolOf(weight));
  const strength = STRENGTHS[symbol >> 1] ?? 0;
  return (symbol & 1) === 0 ? strength : -strength;
}

function symbolOf(weight: number): number {
  return STRENGTHS.indexOf(Math.abs(weight)) * 2 + (weight < 0 ? 1 : 0);
}

export function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
