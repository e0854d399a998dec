import { expect, test } from "vitest";
import { clampStep } from "./step-index.ts";

test("SCEN-03 a step is never before the first and never past the last", () => {
  expect([-1, 0, 8, 9, 100].map((index) => clampStep(index, 9))).toEqual([0, 0, 8, 8, 8]);
});

test("SCEN-08 what is no step counts as the first one", () => {
  expect([undefined, null, "3", Number.NaN, 2.7].map((index) => clampStep(index, 10))).toEqual([0, 0, 0, 0, 2]);
});
