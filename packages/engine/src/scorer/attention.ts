import { through } from "./matrix.ts";
import { type Layer, type Rows, rowsOf, wholeOf } from "./rows.ts";

/** What all rows say, to each of them as much as it asks for, in so many ways at once (Vaswani and others 2017), of an even number of columns each. */
export function attended(rows: Rows, heads: number): Rows {
  const own = rows.width / 3;
  const size = own / heads;
  const told = rowsOf(rows.count, own);
  for (let head = 0; head < heads; head++) {
    const from = head * size;
    const asks = part(rows, from, size, 1 / Math.sqrt(size));
    const answers = part(rows, own + from, size);
    const says = turned(part(rows, 2 * own + from, size));
    const shares = toShares(through(layerFrom(answers), asks), rows.count);
    const heard = through(layerFrom(says), shares);
    for (let row = 0; row < rows.count; row++)
      told.values.set(heard.values.subarray(row * heard.width, row * heard.width + size), row * own + from);
  }
  return told;
}

/** Some columns, and so many times what stands in them. */
function part({ count, width, values }: Rows, first: number, size: number, times = 1): Rows {
  const told = rowsOf(count, size);
  for (let row = 0; row < count; row++)
    for (let at = 0; at < size; at++)
      told.values[row * size + at] = (values[row * width + first + at] as number) * times;
  return told;
}

/** Rows as columns, with as many of noughts behind them as make their number a multiple of four. */
function turned({ count, width, values }: Rows): Rows {
  const whole = wholeOf(count);
  const told = rowsOf(width, whole);
  for (let row = 0; row < count; row++)
    for (let at = 0; at < width; at++) told.values[at * whole + row] = values[row * width + at] as number;
  return told;
}

/** Rows as the weights of a layer: it makes a number of each, and noughts up to a multiple of four. */
function layerFrom({ count, width, values }: Rows): Layer {
  const biases = new Float32Array(wholeOf(count));
  const weights = new Float32Array(biases.length * width);
  weights.set(values);
  return { weights, biases };
}

/** The first strengths of each row as parts of one, the others as nothing. */
function toShares(rows: Rows, count: number): Rows {
  const { width, values } = rows;
  for (let first = 0; first < values.length; first += width) {
    let most = -Infinity;
    for (let at = first; at < first + count; at++) most = Math.max(most, values[at] as number);
    let sum = 0;
    for (let at = first; at < first + count; at++) sum += values[at] = Math.exp((values[at] as number) - most);
    for (let at = first; at < first + width; at++) values[at] = at < first + count ? (values[at] as number) / sum : 0;
  }
  return rows;
}
