import { numberOf, SIX_BITS } from "../text/signs.ts";
import { SPACE_BITS } from "./features.ts";

/** Weights as they lie in the repository; both texts are bytes, in signs of six bits. */
export interface PackedScorer {
  /** What each column answers: one weight of every kept feature and one bias each. */
  readonly columns: readonly string[];
  /** The kept features in rising order: the step from each to the next in bytes of seven bits, the high bit telling of more. */
  readonly steps: string;
  /** Column by column a signed byte for each kept feature. */
  readonly weights: string;
  /** What a weight of one stands for, and what is added, by column. */
  readonly scales: readonly number[];
  readonly biases: readonly number[];
}

/** Scores features: for each column from one up to another, or for all, a logit, the sum of its weights over the root of how many features there are, and its bias. */
export type Scorer = (features: ReadonlySet<number>, first?: number, end?: number) => Float64Array;

const [SEVEN_BITS, BYTE_BITS] = [7, 8];
const LOW = 0x7f;
/** Of what is held, a byte and what is left of a sign still matter. */
const HELD_MASK = 0x3fff;

/** A linear scorer; its weights are unpacked when it is first asked. */
export function scorerFrom(packed: PackedScorer): Scorer {
  let model: Unpacked | undefined;
  return (features, first = 0, end = packed.scales.length) => {
    model ??= unpack(packed);
    return score(model, packed, features, first, end);
  };
}

interface Unpacked {
  /** For each feature one more than its place among the kept ones, or nought. */
  readonly places: Uint16Array;
  readonly weights: Int8Array;
  readonly count: number;
}

function unpack({ steps, weights }: PackedScorer): Unpacked {
  const places = new Uint16Array(1 << SPACE_BITS);
  let [count, feature, step, shift] = [0, 0, 0, 0];
  for (const byte of bytesOf(steps)) {
    step |= (byte & LOW) << shift;
    shift += SEVEN_BITS;
    if (byte > LOW) continue;
    feature += step;
    places[feature] = ++count;
    [step, shift] = [0, 0];
  }
  return { places, weights: new Int8Array(bytesOf(weights).buffer), count };
}

function score(
  { places, weights, count }: Unpacked,
  { scales, biases }: PackedScorer,
  features: ReadonlySet<number>,
  first: number,
  end: number,
) {
  const sums = new Float64Array(end - first);
  for (const feature of features) {
    const place = places[feature] ?? 0;
    if (place === 0) continue;
    for (let column = 0; column < sums.length; column++)
      sums[column] = (sums[column] ?? 0) + (weights[(first + column) * count + place - 1] ?? 0);
  }
  const root = Math.sqrt(Math.max(1, features.size));
  return sums.map((sum, column) => (sum * (scales[first + column] ?? 0)) / root + (biases[first + column] ?? 0));
}

/** Three bytes lie in four signs of six bits. */
function bytesOf(signs: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((signs.length * SIX_BITS) / BYTE_BITS));
  let [held, bits, at] = [0, 0, 0];
  for (let index = 0; index < signs.length; index++) {
    held = ((held << SIX_BITS) | numberOf(signs.charCodeAt(index))) & HELD_MASK;
    bits += SIX_BITS;
    if (bits < BYTE_BITS) continue;
    bits -= BYTE_BITS;
    bytes[at++] = held >>> bits;
  }
  return bytes;
}
