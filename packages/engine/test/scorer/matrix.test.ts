import { expect, test } from "vitest";
import { attended } from "../../src/scorer/attention.ts";
import { normed, plus, pooled, positive, type Rows, through } from "../../src/scorer/matrix.ts";

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
