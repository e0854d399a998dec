import { USERNAME_MAX_CHARS } from "@wellput/contract";
import { describe, expect, test } from "vitest";
import { boxPrivacy, safetyTexts, sharedTry, usernameWords, welcomeSkills } from "../src/index.ts";
import { readingGrade } from "./readability.ts";

test("HOME-04 the welcome tells three skills, in two sentences each.", () => {
  expect(welcomeSkills).toHaveLength(3);
  for (const { text } of welcomeSkills) expect(text.match(/[.?](?:\s|$)/g)).toHaveLength(2);
});

describe("the words of proposed usernames", () => {
  const { adjectives, nouns } = usernameWords;

  test("AUTH-14 there are 150 by 150, each of them one short lower-case word.", () => {
    for (const words of [adjectives, nouns]) {
      expect(new Set(words).size).toBe(150);
      for (const word of words) expect(word).toMatch(/^[a-z]{3,12}$/);
    }
  });

  test("no word is in both lists, and every pair fits a username with a number", () => {
    expect(adjectives.filter((word) => nouns.includes(word))).toEqual([]);
    const longest = (words: readonly string[]) => Math.max(...words.map((word) => word.length));
    expect(longest(adjectives) + longest(nouns) + 8).toBeLessThanOrEqual(USERNAME_MAX_CHARS);
  });

  test("no pair reads as something rude where the two words meet", () => {
    const rude = /ass|cum|tit|anal|anus|arse|cock|coon|dick|fag|gook|homo|nazi|nig|porn|rape|sex|slut|twat|wank/;
    const meets = (first: string, second: string) =>
      !rude.test(first) && !rude.test(second) && rude.test(first + second);
    const bad = adjectives.flatMap((first) =>
      nouns.filter((second) => meets(first, second)).map((second) => `${first} ${second}`),
    );
    expect(bad).toEqual([]);
  });
});

test("where a text goes is said on a badge and in a sentence or two", () => {
  for (const { label, detail } of Object.values(boxPrivacy)) {
    expect(label.length).toBeLessThanOrEqual(30);
    expect(detail).toMatch(/\.$/);
    expect(readingGrade(detail)).toBeLessThanOrEqual(10);
  }
  for (const detail of Object.values(sharedTry)) expect(readingGrade(detail)).toBeLessThanOrEqual(10);
  for (const as of ["folder", "course", "study"] as const) expect(boxPrivacy[as].label).toContain("{name}");
});

test("the safety texts name no number, since numbers differ by country", () => {
  for (const text of Object.values(safetyTexts)) expect(text).not.toMatch(/\d/);
  expect(safetyTexts.danger).toContain("local emergency number");
});
