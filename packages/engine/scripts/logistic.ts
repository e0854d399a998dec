/** One example: its features, by what their sum is divided, whether it is one of those looked for, and how much it counts. */
export interface Example {
  readonly features: Int32Array;
  readonly root: number;
  readonly is: boolean;
  readonly weight: number;
}

/** What was learnt: a weight for each feature, and last the bias. */
export type Weights = Float64Array;

const MEMORY = 8;
const STEPS_MAX = 80;
/** A step that gains a smaller share than this is the last. */
const GAIN_MIN = 1e-5;
const ENOUGH_DECREASE = 1e-4;
const SMALLEST_STEP = 1e-6;

/**
 * Learns logistic regression: an example's logit is the sum of its features' weights over its root, and the bias; `ridge` keeps weights small (L2). By L-BFGS (Nocedal 1980) over all examples at once, so that the same examples
 * always give the same weights.
 */
export function learnLogistic(examples: readonly Example[], space: number, ridge: number): Weights {
  const loss = lossOver(examples, space, ridge);
  let weights = new Float64Array(space + 1);
  let [value, slope] = loss(weights);
  const past: Change[] = [];
  for (let step = 0; step < STEPS_MAX; step++) {
    const direction = directionFrom(slope, past);
    const next = search(loss, weights, value, slope, direction);
    const change = minus(next.weights, weights);
    const bend = minus(next.slope, slope);
    const product = dot(change, bend);
    if (product > 0) past.push({ change, bend, product });
    if (past.length > MEMORY) past.shift();
    const gain = value - next.value;
    ({ weights, value, slope } = next);
    if (gain < GAIN_MIN * value) break;
  }
  return weights;
}

/** The logit of an example under learnt weights. */
export function logitOf(weights: Weights, { features, root }: Pick<Example, "features" | "root">): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum / root + (weights[weights.length - 1] ?? 0);
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** How far the weights went in one step, how the slope changed, and the product of both. */
interface Change {
  readonly change: Float64Array;
  readonly bend: Float64Array;
  readonly product: number;
}

type Loss = (weights: Float64Array<ArrayBuffer>) => [value: number, slope: Float64Array];

function lossOver(examples: readonly Example[], space: number, ridge: number): Loss {
  return (weights) => {
    const slope = new Float64Array(space + 1);
    let value = 0;
    for (const { features, root, is, weight } of examples) {
      const logit = logitOf(weights, { features, root });
      const margin = is ? logit : -logit;
      value += weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
      const error = weight * (sigmoid(logit) - (is ? 1 : 0));
      slope[space] = (slope[space] ?? 0) + error;
      const share = error / root;
      for (const feature of features) slope[feature] = (slope[feature] ?? 0) + share;
    }
    for (let feature = 0; feature < space; feature++) {
      const own = weights[feature] ?? 0;
      value += (ridge / 2) * own * own;
      slope[feature] = (slope[feature] ?? 0) + ridge * own;
    }
    return [value, slope];
  };
}

/** Downhill, bent by what the last steps showed of the slope's change. */
function directionFrom(slope: Float64Array, past: readonly Change[]): Float64Array {
  const direction = slope.map((each) => -each);
  const shares = new Map<Change, number>();
  for (const one of past.toReversed()) {
    const share = dot(one.change, direction) / one.product;
    shares.set(one, share);
    add(direction, one.bend, -share);
  }
  const last = past.at(-1);
  const scale = last ? last.product / dot(last.bend, last.bend) : 1 / Math.sqrt(dot(slope, slope));
  for (let index = 0; index < direction.length; index++) direction[index] = (direction[index] ?? 0) * scale;
  for (const one of past) add(direction, one.change, (shares.get(one) ?? 0) - dot(one.bend, direction) / one.product);
  return direction;
}

/** Halves the step until it goes down far enough. */
function search(loss: Loss, from: Float64Array, value: number, slope: Float64Array, direction: Float64Array) {
  const descent = dot(slope, direction);
  for (let step = 1; ; step /= 2) {
    const weights = from.slice();
    add(weights, direction, step);
    const [newValue, newSlope] = loss(weights);
    if (newValue <= value + ENOUGH_DECREASE * step * descent || step < SMALLEST_STEP)
      return { weights, value: newValue, slope: newSlope };
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let index = 0; index < to.length; index++) to[index] = (to[index] ?? 0) + times * (what[index] ?? 0);
}

const minus = (a: Float64Array, b: Float64Array): Float64Array => a.map((each, index) => each - (b[index] ?? 0));

/** Platt's line (1999): the slope and offset that turn logits into chances that come true as often as they say. */
export function learnLine(scored: readonly (readonly [logit: number, is: boolean])[]): [slope: number, offset: number] {
  let line: [number, number] = [1, 0];
  let loss = lossOfLine(scored, line);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const by = newtonStep(scored, line);
    // A whole step may leap over the lowest point.
    for (let share = 1; share > SMALLEST_STEP; share /= 2) {
      const next: [number, number] = [line[0] - share * by[0], line[1] - share * by[1]];
      const nextLoss = lossOfLine(scored, next);
      if (nextLoss > loss) continue;
      [line, loss] = [next, nextLoss];
      break;
    }
  }
  return line;
}

const NEWTON_STEPS = 20;

function lossOfLine(scored: readonly (readonly [number, boolean])[], [slope, offset]: [number, number]): number {
  let loss = 0;
  for (const [logit, is] of scored) {
    const margin = (slope * logit + offset) * (is ? 1 : -1);
    loss += margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin;
  }
  return loss;
}

function newtonStep(
  scored: readonly (readonly [number, boolean])[],
  [slope, offset]: [number, number],
): [number, number] {
  let [a, b, aa, ab, bb] = [0, 0, 0, 0, 0];
  for (const [logit, is] of scored) {
    const chance = sigmoid(slope * logit + offset);
    const [error, bend] = [chance - (is ? 1 : 0), chance * (1 - chance)];
    a += error * logit;
    b += error;
    aa += bend * logit * logit;
    ab += bend * logit;
    bb += bend;
  }
  const determinant = aa * bb - ab * ab;
  return [(bb * a - ab * b) / determinant, (aa * b - ab * a) / determinant];
}
