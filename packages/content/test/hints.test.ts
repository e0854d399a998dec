import { FEEDBACK_CODES, STRENGTH_CODES } from "@wellput/contract";
import { STING_KINDS } from "@wellput/engine";
import { describe, expect, test } from "vitest";
import { type Hint, hints, stingHints, strengthHints } from "../src/index.ts";
import { readingGrade } from "./readability.ts";

test("FB-04 every code has a hint, and no hint stands without a code.", () => {
  expect(Object.keys(hints)).toEqual([...FEEDBACK_CODES]);
});

test("ENG-09 every kind of sting has a hint of its own", () => {
  expect(Object.keys(stingHints).sort()).toEqual(STING_KINDS.map((kind) => `sting-${kind}`).sort());
});

test("every strength has words", () => {
  expect(Object.keys(strengthHints)).toEqual([...STRENGTH_CODES]);
  for (const { name, why } of Object.values(strengthHints)) expect(`${name} ${why}`.length).toBeGreaterThan(60);
});

const ALL: Record<string, Hint> = { ...hints, ...stingHints };

describe.each(Object.entries(ALL))("the hint for %s", (_name, hint) => {
  test("fits on one line and says why and how in plain words", () => {
    expect(hint.short.length).toBeLessThanOrEqual(90);
    expect(hint.name).toMatch(/^[A-Z][a-z' -]+/);
    expect(readingGrade(`${hint.short} ${hint.why} ${hint.how}`)).toBeLessThanOrEqual(9);
    expect(JSON.stringify(hint)).not.toContain("!");
  });

  test("has three pairs that differ from each other", () => {
    const sentences = hint.pairs.flatMap(({ before, after }) => [before, after]);
    expect(new Set(sentences).size).toBe(6);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.?]$/);
  });
});

test("no two hints share a name, a line or an example", () => {
  const all = Object.values(ALL);
  for (const texts of [all.map((hint) => hint.name), all.map((hint) => hint.short)]) {
    expect(new Set(texts).size).toBe(texts.length);
  }
  const befores = all.flatMap(({ pairs }) => pairs.map(({ before }) => before));
  expect(new Set(befores).size).toBe(befores.length);
});
