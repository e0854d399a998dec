import { expect, test } from "vitest";
import { feelingsUnmet, needGuesses, needs, reflections } from "../src/index.ts";

const all = Object.values(reflections).flat();

test("ENG-07 there are 60 reflections and 40 guesses at needs, each with one place for the word.", () => {
  expect([all.length, needGuesses.length]).toEqual([60, 40]);
  for (const text of all) expect(text.match(/\{feeling\}/g), text).toHaveLength(1);
  for (const text of needGuesses) expect(text.match(/\{need\}/g), text).toHaveLength(1);
});

test("no phrasing comes twice, and every family of unpleasant feelings has some of its own", () => {
  expect(new Set([...all, ...needGuesses]).size).toBe(100);
  expect(Object.keys(reflections)).toEqual(["any", ...feelingsUnmet.map(({ id }) => id), "met"]);
});

test("a word of the lists fits into every phrasing: no article or quantity stands before it", () => {
  const words = needs.flatMap((family) => family.needs.map(({ word }) => word));
  expect(words).toContain("being heard");
  for (const text of [...all, ...needGuesses]) expect(text, text).not.toMatch(/\b(?:a|an|the|some|more|much|your) \{/);
});

test("every phrasing is tentative and whole: it begins with a capital and ends as a sentence", () => {
  for (const text of [...all, ...needGuesses]) expect(text).toMatch(/^[A-Z].*[.?]$/);
});
