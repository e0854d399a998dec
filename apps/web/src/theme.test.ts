import { expect, test } from "vitest";
import { flagColor } from "./theme.ts";

test("FB-02 a flag of severity 0.5 has the base colour; a lower one goes towards the weak end, a higher towards the strong", () => {
  const towards = (end: string, percent: number) =>
    `color-mix(in oklab, var(--wp-flag), var(--wp-flag-${end}) ${percent}%)`;
  expect(flagColor(0.5)).toBe(towards("strong", 0));
  expect(flagColor(0)).toBe(towards("weak", 100));
  expect(flagColor(0.4)).toBe(towards("weak", 20));
  expect(flagColor(0.6)).toBe(towards("strong", 20));
  expect(flagColor(1)).toBe(towards("strong", 100));
});
