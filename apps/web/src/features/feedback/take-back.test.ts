import { expect, test } from "vitest";
import { takeBack } from "./take-back.ts";

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
