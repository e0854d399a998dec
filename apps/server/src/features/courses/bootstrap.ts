interface Interval {
  readonly n: number;
  readonly mean: number | null;
  /** Where the mean lies with a certainty of 95%, as the sample itself says; null for fewer than two. */
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The mean of whole numbers, with its interval by the bootstrap's percentiles: not by samples that are drawn anew some thousand
 * times, but by how likely each of all samples is that could be drawn.
 */
export function bootstrapMean(values: readonly number[]): Interval {
  const n = values.length;
  if (n === 0) return { n, mean: null, low: null, high: null };
  const mean = values.reduce((total, value) => total + value, 0) / n;
  if (n === 1) return { n, mean, low: null, high: null };
  const { step, least, chances } = oneOf(values);
  const sums = sumOf(n, { from: 0, chances });
  const meanAt = (share: number) => least + (step * quantile(sums, share)) / n;
  return { n, mean, low: meanAt(0.025), high: meanAt(0.975) };
}

/** How likely each whole number is, from the lowest on. */
interface Chances {
  readonly from: number;
  readonly chances: Float64Array;
}

const STEPS_MAX = 1000;
/** Counted more coarsely, answers would spread further than they do. */
const COARSEST = 50;

/** How likely one answer is what, in steps from the least. Far apart they are counted in larger steps, a number between two in both. */
function oneOf(values: readonly number[]) {
  const least = values.reduce((one, other) => Math.min(one, other));
  const spread = values.reduce((one, other) => Math.max(one, other)) - least;
  const step = Math.max(1, Math.min((spread * Math.sqrt(values.length)) / STEPS_MAX, spread / COARSEST));
  const chances = new Float64Array(Math.ceil(spread / step) + 2);
  for (const value of values) {
    const place = (value - least) / step;
    const under = Math.floor(place);
    add(chances, under, (under + 1 - place) / values.length);
    add(chances, under + 1, (place - under) / values.length);
  }
  return { step, least, chances };
}

/** How likely each sum of so many is: of twice as many, each sum with each. */
function sumOf(count: number, one: Chances): Chances {
  if (count === 1) return one;
  const half = sumOf(Math.floor(count / 2), one);
  const even = together(half, half);
  return count % 2 === 0 ? even : together(even, one);
}

function together(some: Chances, others: Chances): Chances {
  const chances = new Float64Array(some.chances.length + others.chances.length - 1);
  for (const [at, chance] of some.chances.entries()) {
    if (chance === 0) continue;
    for (let to = 0; to < others.chances.length; to++) add(chances, at + to, chance * (others.chances[to] ?? 0));
  }
  return trimmed({ from: some.from + others.from, chances });
}

const NEVER = 1e-14;

/** Without the ends that hardly ever come. */
function trimmed({ from, chances }: Chances): Chances {
  const first = chances.findIndex((chance) => chance > NEVER);
  const last = chances.findLastIndex((chance) => chance > NEVER);
  return { from: from + first, chances: chances.subarray(first, last + 1) };
}

function add(chances: Float64Array, at: number, chance: number): void {
  chances[at] = (chances[at] ?? 0) + chance;
}

/** The lowest number that no less than this share of all does not pass. */
function quantile({ from, chances }: Chances, share: number): number {
  let passed = 0;
  const at = chances.findIndex((chance) => {
    passed += chance;
    return passed >= share;
  });
  return from + at;
}
