/** What a network works out for each word of a text, as rows of one table. */
import type { PackedLayer, PackedNorm, PackedNumbers } from "./encoder-model.ts";
import { kernelOf } from "./kernel.ts";
import { AT_ONCE, type Layer, type Rows, rowsOf, wholeOf } from "./rows.ts";
import { signedOf } from "./signed.ts";

/** As PyTorch, where the network is taught, keeps a division by nought away. */
const EPSILON = 1e-5;

const numbersOf = ({ signs, unit }: PackedNumbers): Float32Array =>
  Float32Array.from(signedOf(signs), (each) => each * unit);

export const layerOf = ({ weights, biases }: PackedLayer): Layer => ({
  weights: kept(numbersOf(weights)),
  biases: kept(Float32Array.from(biases)),
});

const kept = (numbers: Float32Array): Float32Array => kernelOf()?.keep(numbers) ?? numbers;

/** What a layer of an even width makes of each row and of those beside it, of as many as it was taught with; outside there is nothing. */
export const through = (layer: Layer, rows: Rows): Rows =>
  kernelOf()?.through(layer, rows) ?? plainlyThrough(layer, rows);

/** The same with one number at a time, where nothing else is to be had. */
export function plainlyThrough({ weights, biases }: Layer, rows: Rows): Rows {
  const width = biases.length;
  const told = new Float32Array(wholeOf(rows.count) * width);
  const reach = weights.length / width;
  const values = surrounded(rows, (reach / rows.width) >> 1);
  for (let row = 0; row < rows.count; row += AT_ONCE)
    for (let out = 0; out < width; out += 2) {
      // Fetching is what takes the time: of four rows and two results, each number is fetched once for all that it is used for.
      let first = row * rows.width;
      let second = first + rows.width;
      let third = second + rows.width;
      let fourth = third + rows.width;
      const bias = biases[out] as number;
      const otherBias = biases[out + 1] as number;
      let a = bias;
      let b = bias;
      let c = bias;
      let d = bias;
      let e = otherBias;
      let f = otherBias;
      let g = otherBias;
      let h = otherBias;
      for (let one = out * reach, end = one + reach, other = end; one < end; one++, other++) {
        const weight = weights[one] as number;
        const otherWeight = weights[other] as number;
        const valueA = values[first++] as number;
        const valueB = values[second++] as number;
        const valueC = values[third++] as number;
        const valueD = values[fourth++] as number;
        a += weight * valueA;
        b += weight * valueB;
        c += weight * valueC;
        d += weight * valueD;
        e += otherWeight * valueA;
        f += otherWeight * valueB;
        g += otherWeight * valueC;
        h += otherWeight * valueD;
      }
      const to = row * width + out;
      told[to] = a;
      told[to + 1] = e;
      told[to + width] = b;
      told[to + width + 1] = f;
      told[to + 2 * width] = c;
      told[to + 2 * width + 1] = g;
      told[to + 3 * width] = d;
      told[to + 3 * width + 1] = h;
    }
  return { count: rows.count, width, values: told.subarray(0, rows.count * width) };
}

/** Rows with nothing before and after them, and as many more as make the number of rows one that can be taken four by four. */
function surrounded({ count, width, values }: Rows, beside: number): Float32Array {
  const told = new Float32Array((wholeOf(count) + 2 * beside) * width);
  told.set(values, beside * width);
  return told;
}

/** Nothing less than nought. */
export function positive(rows: Rows): Rows {
  for (let at = 0; at < rows.values.length; at++) if ((rows.values[at] as number) < 0) rows.values[at] = 0;
  return rows;
}

export function plus(rows: Rows, others: Rows): Rows {
  const told = rowsOf(rows.count, rows.width);
  for (let at = 0; at < told.values.length; at++)
    told.values[at] = (rows.values[at] as number) + (others.values[at] as number);
  return told;
}

/** Each row as far from its own mean as it usually is (layer normalisation, Ba and others 2016). */
export function normed({ scales, shifts }: PackedNorm, { count, width, values }: Rows): Rows {
  const told = rowsOf(count, width);
  for (let first = 0; first < values.length; first += width) {
    let mean = 0;
    for (let at = 0; at < width; at++) mean += (values[first + at] as number) / width;
    let spread = 0;
    for (let at = 0; at < width; at++) spread += ((values[first + at] as number) - mean) ** 2 / width;
    const scale = 1 / Math.sqrt(spread + EPSILON);
    for (let at = 0; at < width; at++)
      told.values[first + at] =
        ((values[first + at] as number) - mean) * scale * (scales[at] as number) + (shifts[at] as number);
  }
  return told;
}

/** Of some rows, of which none is less than nought, the strongest of each column, then the mean of each. */
export function pooled({ width, values }: Rows, first: number, end: number): Rows {
  const told = rowsOf(1, 2 * width);
  for (let row = first; row < end; row++)
    for (let at = 0; at < width; at++) {
      const each = values[row * width + at] as number;
      if (each > (told.values[at] as number)) told.values[at] = each;
      told.values[width + at] = (told.values[width + at] as number) + each / (end - first);
    }
  return told;
}
