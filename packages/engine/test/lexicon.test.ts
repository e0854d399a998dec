import { describe, expect, it } from "vitest";
import { spellingsOf } from "../src/lexicon/entry-words.ts";
import { listsOf, textsOf } from "../src/lexicon/list.ts";
import { classes } from "../src/lexicon/registry.gen.ts";

/** Pairs in which one word must not stand twice, since the classes ask for opposite treatment. */
const EXCLUSIVE: readonly (readonly [string, string])[] = [
  ["pseudo-feeling", "feeling-unpleasant"],
  ["pseudo-feeling", "feeling-pleasant"],
  ["pseudo-feeling", "bodily-state"],
  ["feeling-unpleasant", "feeling-pleasant"],
  ["feeling-unpleasant", "feeling-felt"],
  ["feeling-unpleasant", "bodily-state"],
  ["feeling-felt", "bodily-state"],
  ["verdict-adjective", "verdict-ambiguous"],
  ["verdict-noun", "verdict-noun-ambiguous"],
  ["verdict-verb", "verdict-verb-ambiguous"],
  ["verdict-adjective", "praise"],
  ["verdict-ambiguous", "praise"],
  ["verdict-noun", "praise"],
  ["need", "verdict-noun"],
  ["person", "thing"],
  ["body-of-people", "thing"],
  ["kin", "thing"],
  ["kin", "person"],
  ["first-name", "thing"],
  ["courtesy", "harsh-order"],
  ["courtesy", "negative-request"],
  ["harsh-order", "negative-request"],
  ["sarcasm", "praise"],
];

/** The classes on which whole codes rest must know hundreds of words. */
const AT_LEAST: Readonly<Record<string, number>> = {
  "feeling-unpleasant": 250,
  "pseudo-feeling": 250,
  "verdict-adjective": 500,
  "verdict-noun": 350,
  "verdict-verb": 250,
  "mind-reading": 250,
  need: 250,
  "first-name": 500,
};

const named = (name: string) => {
  const found = classes.find((lexicon) => lexicon.name === name);
  if (found === undefined) throw new Error(`No word list is called ${name}: correct the test or add the list.`);
  return textsOf(found);
};

describe("Every word list", () => {
  it.each(classes.map((lexicon) => [lexicon.name, lexicon] as const))("%s is well formed.", (_name, lexicon) => {
    const texts = textsOf(lexicon);
    expect(lexicon.source.length, "say where the words come from").toBeGreaterThan(20);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(
      texts.filter((text) => text !== text.toLowerCase() || text !== text.trim() || /[’‘,]|\s\s/.test(text)),
    ).toEqual([]);
    expect(texts.filter((text) => /^\*|\*$/.test(text))).toEqual([]);
  });

  it.each(classes.map((lexicon) => [lexicon.name, lexicon] as const))(
    "%s rates severity from 0 to 1.",
    (_name, lexicon) => {
      const wrong = listsOf(lexicon).filter(
        ({ shared: { severity } }) => severity !== undefined && !(severity >= 0 && severity <= 1),
      );
      expect(wrong).toEqual([]);
    },
  );
});

it("Every entry opens with the first letter that it is written with: so it is looked for.", () => {
  const texts = classes.flatMap(textsOf);
  expect(texts.filter((text) => spellingsOf(text).some(([first = ""]) => first[0] !== text[0]))).toEqual([]);
});

it("Class names are unique.", () => {
  const names = classes.map((lexicon) => lexicon.name);
  expect(new Set(names).size).toBe(names.length);
});

it.each(EXCLUSIVE)("No word is both %s and %s.", (one, other) => {
  const known = new Set(named(other));
  expect(named(one).filter((text) => known.has(text))).toEqual([]);
});

it.each(Object.entries(AT_LEAST))("%s holds at least %i entries.", (name, least) => {
  expect(named(name).length).toBeGreaterThanOrEqual(least);
});
