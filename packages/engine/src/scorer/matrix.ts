/** What a network works out for each word of a text, as rows of one table. */
import type { PackedLayer, PackedNorm, PackedNumbers } from "./encoder-model.ts";
import { signedOf } from "./signed.ts";

/** So many numbers in each row, one row after another. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly values: Float32Array;
}

/** A layer as it is reckoned with. */
export interface Layer {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

const AT_ONCE = 4;
/** As PyTorch, where the network is taught, keeps a division by nought away. */
const EPSILON = 1e-5;

export const rowsOf = (count: number, width: number): Rows => ({
  count,
  width,
  values: new Float32Array(count * width),
});

const numbersOf = ({ signs, unit }: PackedNumbers): Float32Array =>
  Float32Array.from(signedOf(signs), (each) => each * unit);

export const layerOf = ({ weights, biases }: PackedLayer): Layer => ({
  weights: numbersOf(weights),
  biases: Float32Array.from(biases),
});

/** What a layer makes of each row and of those beside it, of as many as it was taught with; outside there is nothing. */
export function through({ weights, biases }: Layer, rows: Rows): Rows {
  const width = biases.length;
  const told = new Float32Array(Math.ceil(rows.count / AT_ONCE) * AT_ONCE * width);
  const reach = weights.length / width;
  const values = surrounded(rows, (reach / rows.width) >> 1);
  for (let row = 0; row < rows.count; row += AT_ONCE)
    for (let out = 0; out < width; out++) {
      // Each weight is fetched once for four rows: that is what takes the time.
      const first = row * rows.width;
      const [second, third, fourth] = [first + rows.width, first + 2 * rows.width, first + 3 * rows.width];
      const bias = biases[out] as number;
      let a = bias;
      let b = bias;
      let c = bias;
      let d = bias;
      for (let at = 0, from = out * reach; at < reach; at++, from++) {
        const weight = weights[from] as number;
        a += weight * (values[first + at] as number);
        b += weight * (values[second + at] as number);
        c += weight * (values[third + at] as number);
        d += weight * (values[fourth + at] as number);
      }
      const to = row * width + out;
      told[to] = a;
      told[to + width] = b;
      told[to + 2 * width] = c;
      told[to + 3 * width] = d;
    }
  return { count: rows.count, width, values: told.subarray(0, rows.count * width) };
}

/** Rows with nothing before and after them, and as many more as make the number of rows one that can be taken four by four. */
function surrounded({ count, width, values }: Rows, beside: number): Float32Array {
  const told = new Float32Array((Math.ceil(count / AT_ONCE) * AT_ONCE + 2 * beside) * width);
  told.set(values, beside * width);
  return told;
}

/** Nothing less than nought. */
export function positive(rows: Rows): Rows {
  for (let at = 0; at < rows.values.length; at++) if ((rows.values[at] as number) < 0) rows.values[at] = 0;
  return rows;
}

export function plus(rows: Rows, others: Rows): Rows {
  return { ...rows, values: rows.values.map((each, at) => each + (others.values[at] as number)) };
}

/** Each row as far from its own mean as it usually is (layer normalisation, Ba and others 2016). */
export function normed({ scales, shifts }: PackedNorm, { count, width, values }: Rows): Rows {
  const told = rowsOf(count, width);
  for (let first = 0; first < values.length; first += width) {
    const row = values.subarray(first, first + width);
    const mean = row.reduce((sum, each) => sum + each, 0) / width;
    const spread = Math.sqrt(row.reduce((sum, each) => sum + (each - mean) ** 2, 0) / width + EPSILON);
    for (let at = 0; at < width; at++)
      told.values[first + at] = (((row[at] as number) - mean) / spread) * (scales[at] ?? 0) + (shifts[at] ?? 0);
  }
  return told;
}

/** What all rows say, to each of them as much as it asks for, in so many ways at once (Vaswani and others 2017). */
export function attended({ count, width, values }: Rows, heads: number): Rows {
  const own = width / 3;
  const size = own / heads;
  const told = rowsOf(count, own);
  const shares = new Float32Array(count);
  for (let head = 0; head < heads; head++)
    for (let row = 0; row < count; row++) {
      const asks = row * width + head * size;
      for (let other = 0; other < count; other++)
        shares[other] = productOf(values, asks, other * width + own + head * size, size) / Math.sqrt(size);
      toShares(shares);
      const to = row * own + head * size;
      for (let other = 0; other < count; other++) {
        const share = shares[other] as number;
        const says = other * width + 2 * own + head * size;
        for (let at = 0; at < size; at++)
          told.values[to + at] = (told.values[to + at] as number) + share * (values[says + at] as number);
      }
    }
  return told;
}

function productOf(values: Float32Array, one: number, other: number, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at++) sum += (values[one + at] as number) * (values[other + at] as number);
  return sum;
}

/** Strengths as parts of one. */
function toShares(strengths: Float32Array): void {
  const most = strengths.reduce((before, each) => Math.max(before, each), -Infinity);
  let sum = 0;
  for (let at = 0; at < strengths.length; at++) {
    strengths[at] = Math.exp((strengths[at] as number) - most);
    sum += strengths[at] as number;
  }
  for (let at = 0; at < strengths.length; at++) strengths[at] = (strengths[at] as number) / sum;
}

/** The strongest of each column, then the mean of each. */
export function pooled({ count, width, values }: Rows): Rows {
  const told = rowsOf(1, 2 * width);
  for (let at = 0; at < values.length; at++) {
    const [each, column] = [values[at] as number, at % width];
    told.values[column] = Math.max(told.values[column] as number, each);
    told.values[width + column] = (told.values[width + column] as number) + each / count;
  }
  return told;
}
