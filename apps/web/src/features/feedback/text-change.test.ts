import { expect, test } from "vitest";
import { takeBack, textChange } from "./text-change.ts";

test("two texts differ in one stretch, at the start, in the middle or at the end", () => {
  expect(textChange("You are lazy.", "You are late.")).toEqual({ start: 10, endBefore: 12, endAfter: 12 });
  expect(textChange("Come.", "Please come.")).toEqual({ start: 0, endBefore: 1, endAfter: 8 });
  expect(textChange("aa", "aaa")).toEqual({ start: 2, endBefore: 2, endAfter: 3 });
});

const BEFORE = "You are always late. Call me.";
const CHANGED = "You came at nine. Call me.";

test("FB-13 a wording is taken back, and what was typed after it stays", () => {
  expect(takeBack(BEFORE, CHANGED, CHANGED)).toBe(BEFORE);
  expect(takeBack(BEFORE, CHANGED, `${CHANGED} Thank you.`)).toBe(`${BEFORE} Thank you.`);
  expect(takeBack(BEFORE, CHANGED, `Dear Tove. ${CHANGED}`)).toBe(`Dear Tove. ${BEFORE}`);
});

test("FB-13 a wording that was changed since is not taken back", () => {
  expect(takeBack(BEFORE, CHANGED, "You came at ten. Call me.")).toBeNull();
  expect(takeBack(BEFORE, CHANGED, "")).toBeNull();
});
