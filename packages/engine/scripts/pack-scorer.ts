/** Turns learnt weights into the packed form that `src/scorer/scorer.ts` reads. */
import type { PackedScorer } from "../src/scorer/scorer.ts";
import { SIGNS, SIX_BITS, SIX_BITS_MASK } from "../src/text/signs.ts";
import type { Weights } from "./logistic.ts";

/** What one column answers, and the logistic regression behind it. */
export interface LearntColumn {
  readonly name: string;
  readonly weights: Weights;
}

/** As fine as it takes: finer weights decide no better, and travel worse. */
const WEIGHT_MAX = 31;
const CUT_SHARE = 0.003;
const [BYTE_BITS, SEVEN_BITS] = [8, 7];
const LOW = 2 ** SEVEN_BITS - 1;

/** Weights as signed bytes, for these features alone, which must be in rising order. */
export function packScorer(columns: readonly LearntColumn[], kept: readonly number[]): PackedScorer {
  const steps: number[] = [];
  kept.forEach((feature, index) => {
    let step = feature - (kept[index - 1] ?? 0);
    for (; step >= 1 << SEVEN_BITS; step >>>= SEVEN_BITS) steps.push((step & LOW) | (1 << SEVEN_BITS));
    steps.push(step);
  });
  const scales = columns.map(
    ({ weights }) => heaviest(kept.map((feature) => Math.abs(weights[feature] ?? 0))) / WEIGHT_MAX,
  );
  const bytes = columns.flatMap(({ weights }, column) =>
    kept.map((feature) => whole((weights[feature] ?? 0) / (scales[column] || 1)) & 0xff),
  );
  return {
    columns: columns.map(({ name }) => name),
    steps: signsOf(steps),
    weights: signsOf(bytes),
    scales,
    biases: columns.map(({ weights }) => weights[weights.length - 1] ?? 0),
  };
}

/** The heaviest but for a few in a thousand, which are cut: for their sake the others would be told less finely. */
function heaviest(sizes: readonly number[]): number {
  const sorted = sizes.filter((size) => size > 0).sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * CUT_SHARE)] ?? 0;
}

const whole = (weight: number) => Math.round(Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, weight)));

/** Three bytes in four signs of six bits. */
function signsOf(bytes: readonly number[]): string {
  let [signs, held, bits] = ["", 0, 0];
  for (const byte of bytes) {
    held = (held << BYTE_BITS) | byte;
    bits += BYTE_BITS;
    while (bits >= SIX_BITS) {
      bits -= SIX_BITS;
      signs += SIGNS.charAt((held >>> bits) & SIX_BITS_MASK);
    }
    held &= SIX_BITS_MASK;
  }
  return bits > 0 ? signs + SIGNS.charAt((held << (SIX_BITS - bits)) & SIX_BITS_MASK) : signs;
}
