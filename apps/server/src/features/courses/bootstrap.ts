/** So often a sample is drawn anew. */
const SAMPLES = 2000;
const SEED = 0x9e3779b9;

interface Interval {
  readonly n: number;
  readonly mean: number | null;
  /** Where the mean lies with a certainty of 95%, as the sample itself says; null for fewer than two. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The mean with its interval by the bootstrap's percentiles. The same numbers always give the same interval. */
export function bootstrapMean(values: readonly number[], name: string): Interval {
  const n = values.length;
  if (n === 0) return { n, mean: null, low: null, high: null };
  const mean = sum(values) / n;
  if (n === 1) return { n, mean, low: null, high: null };
  const next = randoms(name);
  const means = Float64Array.from({ length: SAMPLES }, () => {
    let total = 0;
    for (let at = 0; at < n; at++) total += values[Math.floor(next() * n)] ?? 0;
    return total / n;
  }).sort();
  return {
    n,
    mean,
    low: means[Math.floor(SAMPLES * 0.025)] ?? null,
    high: means[Math.ceil(SAMPLES * 0.975) - 1] ?? null,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Numbers from 0 to 1 that a name alone decides (mulberry32). */
function randoms(name: string): () => number {
  let state = SEED;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
