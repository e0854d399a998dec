import { expect, test } from "vitest";
import { isTooLong, lengthProblem } from "./too-long.ts";

test("FB-01 a text that does not fit is told how much is too much", () => {
  expect(lengthProblem("x".repeat(1000))).toBe("");
  expect(isTooLong("x".repeat(1000))).toBe(false);
  expect(isTooLong("x".repeat(1005))).toBe(true);
  expect(lengthProblem("x".repeat(1005))).toBe("That is 1005 characters. Please take out 5: 1000 fit.");
});
