import { describe, expect, test } from "vitest";
import { unseenEmpathy } from "../../scripts/empathy-messages.ts";
import { guessAt } from "../../src/empathy/guess-at.ts";
import { SITUATIONS } from "../../src/empathy/situations/all.ts";
import { FAINT } from "../../src/empathy/situations/faint.ts";
import { empathise } from "../../src/index.ts";
import { read } from "../../src/text/read.ts";
import { FEELING_KINDS, isPleasant, kindsOf, NEED_KINDS } from "./kinds.ts";
import { labelled, score } from "./score.ts";

/**
 * Just below what was reached, so that a change that guesses worse is seen. All were labelled before the guesses were looked
 * at, and their misses read afterwards: the lists know them by now.
 */
const FLOORS = {
  "labelled.jsonl": { fitting: 0.965, whole: 0.67 },
  "second.jsonl": { fitting: 0.89, whole: 0.62 },
};
const MOST_WRONG = 0.03;

const MOST_WORDS = 35;

describe.each(Object.entries(FLOORS))("%s", (file, floor) => {
  const { fitting, whole, asked, wrong, lines } = score(file);

  test("ENG-07 the guesses fit what people type, and where nothing is told only an open question comes", () => {
    expect(fitting, lines.join("\n")).toBeGreaterThanOrEqual(floor.fitting);
    expect(whole).toBeGreaterThanOrEqual(floor.whole);
    expect(asked, lines.join("\n")).toBeGreaterThanOrEqual(1 - MOST_WRONG);
  });

  test("ENG-07 every answer asks at most two short questions", () => {
    for (const { text } of labelled(file)) {
      const { paragraphs, danger } = empathise(text);
      if (danger !== undefined) continue;
      const answer = paragraphs.join(" ");
      expect(answer.split("?").length - 1, answer).toBeLessThanOrEqual(2);
      expect(answer.split(" ").length, answer).toBeLessThanOrEqual(MOST_WORDS);
      expect(answer).not.toMatch(/undefined| {2}|\band [^,?]* and [^,?]* and\b/);
    }
  });

  test("ENG-07 no guess at all is better than a wrong one", () => {
    expect(wrong, lines.join("\n")).toBeLessThanOrEqual(MOST_WRONG);
  });
});

test("ENG-07 for a writer whom nothing was learnt from, a feeling and a need of the list are guessed, and seldom a wrong one", () => {
  const texts = unseenEmpathy().map((message) => ({ ...message, guess: guessAt(read(message.text)) }));
  const share = (fits: (one: (typeof texts)[number]) => boolean | undefined) =>
    texts.filter(fits).length / texts.length;
  expect(texts.length).toBe(300);
  expect(share(({ guess, feelings }) => guess?.feelings.some((word) => feelings.includes(word)))).toBeGreaterThan(0.7);
  expect(share(({ guess, needs }) => guess?.needs.some((word) => needs.includes(word)))).toBeGreaterThan(0.58);
  expect(share(({ guess, not }) => guess?.feelings.some((word) => not.includes(word)))).toBeLessThan(0.05);
});

test("ENG-07 every situation guesses at words of a known kind, at glad ones for good news and at hard ones otherwise", () => {
  for (const { feelings, needs, met } of [...SITUATIONS, ...FAINT]) {
    for (const word of feelings) expect(kindsOf(FEELING_KINDS, word).some(isPleasant), word).toBe(met);
    for (const word of needs) expect(kindsOf(NEED_KINDS, word)).not.toEqual([]);
  }
});
