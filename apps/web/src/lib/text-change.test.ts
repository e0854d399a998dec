import { expect, test } from "vitest";
import { textChange } from "./text-change.ts";

test("two texts differ in one stretch, at the start, in the middle or at the end", () => {
  expect(textChange("You are lazy.", "You are late.")).toEqual({ start: 10, endBefore: 12, endAfter: 12 });
  expect(textChange("Come.", "Please come.")).toEqual({ start: 0, endBefore: 1, endAfter: 8 });
  expect(textChange("aa", "aaa")).toEqual({ start: 2, endBefore: 2, endAfter: 3 });
});
