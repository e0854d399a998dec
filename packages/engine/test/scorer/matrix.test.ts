import { expect, test } from "vitest";
import { attended } from "../../src/scorer/attention.ts";
import { kernelOf } from "../../src/scorer/kernel.ts";
import { normed, plainlyThrough, plus, pooled, positive, through } from "../../src/scorer/matrix.ts";
import type { Layer, Rows } from "../../src/scorer/rows.ts";

const rows = (...values: number[][]): Rows => ({
  count: values.length,
  width: values[0]?.length ?? 0,
  values: Float32Array.from(values.flat()),
});
const valuesOf = ({ values }: Rows) => Array.from(values, (each) => Number(each.toFixed(5)));

test("ENG-10 a layer adds up each word, those beside it at their own weights, and nothing outside the text", () => {
  const layer = { weights: Float32Array.of(100, 10, 1, 1, 1, 1), biases: Float32Array.of(0.5, 0) };
  expect(valuesOf(through(layer, rows([1], [2], [3])))).toEqual([12.5, 3, 123.5, 6, 230.5, 5]);
});

test("ENG-10 a layer over single words tells each of them by itself", () => {
  const layer = { weights: Float32Array.of(1, 2, 3, 4), biases: Float32Array.of(0, 1) };
  expect(valuesOf(through(layer, rows([1, 1], [0, 2])))).toEqual([3, 8, 4, 9]);
});

/** Numbers between -1 and 1, the same in each run. */
function numbers(count: number, seed: number): Float32Array {
  let last = seed;
  return Float32Array.from({ length: count }, () => {
    last = (last * 48_271) % 2_147_483_647;
    return (last / 2_147_483_647) * 2 - 1;
  });
}

const some = (count: number, width: number): Rows => ({ count, width, values: numbers(count * width, count) });
const layer = (reach: number, width: number): Layer => ({
  weights: numbers(reach * width, reach),
  biases: numbers(width, width),
});

test("ENG-10 four numbers at a time give what one at a time gives, for any number of words and of those beside them", () => {
  const kernel = kernelOf();
  for (const [count, width, reach, out] of [
    [1, 32, 96, 64],
    [2, 64, 64, 192],
    [7, 64, 192, 192],
    [90, 16, 16, 16],
    [5, 4, 20, 2],
  ] as const) {
    const [shape, given] = [layer(reach, out), some(count, width)];
    const kept = { weights: kernel?.keep(shape.weights) ?? shape.weights, biases: shape.biases };
    const plain = plainlyThrough(shape, given);
    for (const told of [kernel?.through(shape, given), kernel?.through(kept, given)]) {
      expect([told?.count, told?.width]).toEqual([count, out]);
      told?.values.forEach((each, at) => {
        expect(each).toBeCloseTo(plain.values[at] as number, 4);
      });
    }
  }
});

test("ENG-10 what does not fit in the kernel is reckoned one number at a time", () => {
  for (const [shape, given] of [
    [layer(3, 2), some(4, 1)],
    [layer(64, 64), some(5000, 64)],
  ] as const) {
    expect(kernelOf()?.through(shape, given)).toBeNull();
    expect(through(shape, given)).toEqual(plainlyThrough(shape, given));
  }
  const much = numbers(300_000, 1);
  expect(kernelOf()?.keep(much)).toBe(much);
});

test("ENG-10 a row is told by how far its numbers are from their mean", () => {
  const [first = 0, second = 0, third = 0] = valuesOf(
    normed({ scales: [1, 1, 2], shifts: [0, 0, 1] }, rows([1, 2, 3])),
  );
  expect(first).toBeCloseTo(-Math.sqrt(1.5), 3);
  expect(second).toBeCloseTo(0, 5);
  expect(third).toBeCloseTo(2 * Math.sqrt(1.5) + 1, 3);
});

test("ENG-10 a word that asks for nothing hears the mean of all, one that asks hears whom it asks for", () => {
  // One way of attending, of two numbers: what is asked, what is answered to, what is said.
  const told = valuesOf(attended(rows([0, 0, 5, 0, 1, 2], [20, 0, 0, 0, 3, 4], [0, 0, 0, 0, 5, 6]), 1));
  expect(told).toEqual([3, 4, 1, 2, 3, 4]);
});

test("ENG-10 each way of attending hears a part of its own", () => {
  const one = [0, 0, 20, 0, 5, 0, 0, 0, 1, 2, 7, 8];
  const other = [0, 0, 20, 0, 0, 0, 5, 0, 3, 4, 9, 10];
  expect(valuesOf(attended(rows(one, other), 2))).toEqual([2, 3, 9, 10, 2, 3, 9, 10]);
});

test("ENG-10 of each column of some rows the strongest is told, and then the mean", () => {
  const found = positive(rows([1, -2], [3, 4], [9, 9]));
  expect(valuesOf(pooled(found, 0, 2))).toEqual([3, 4, 2, 2]);
  expect(valuesOf(plus(rows([1, 2]), rows([10, 20])))).toEqual([11, 22]);
});
