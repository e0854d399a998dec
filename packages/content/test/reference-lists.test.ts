import { expect, test } from "vitest";
import { feelingsMet, feelingsUnmet, needs, pseudoFeelings } from "../src/index.ts";

const unmet = feelingsUnmet.flatMap(({ feelings }) => feelings);
const met = feelingsMet.flatMap(({ feelings }) => feelings);
const allNeeds = needs.flatMap((family) => family.needs);
const pseudo = pseudoFeelings.flatMap((family) => family.pseudoFeelings);

function expectUnique(ids: readonly string[]) {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

test("there are 70 feelings of unmet needs, 60 of met ones, 80 needs in 9 families and 70 pseudo-feelings", () => {
  expect([unmet.length, met.length, allNeeds.length, needs.length, pseudo.length]).toEqual([70, 60, 80, 9, 70]);
});

test("no id comes twice within its list, and no pseudo-feeling is listed as a feeling", () => {
  expectUnique([...unmet, ...met].map(({ id }) => id));
  expectUnique(allNeeds.map(({ id }) => id));
  expectUnique(pseudo.map(({ id }) => id));
  const feelingWords = new Set([...unmet, ...met].map(({ word }) => word));
  expect(pseudo.filter(({ word }) => feelingWords.has(word))).toEqual([]);
});

test("SCEN-11 every feeling carries its intensity from 0 to 1 after a #, and each family runs from faint to strong.", () => {
  for (const { name, feelings } of [...feelingsUnmet, ...feelingsMet]) {
    const steps = feelings.map(({ intensity }) => intensity);
    expect(steps, name).toEqual([...steps].sort((a, b) => a - b));
    for (const { word, intensity, label, definition } of feelings) {
      expect(intensity, word).toBeGreaterThan(0);
      expect(intensity, word).toBeLessThanOrEqual(1);
      expect(label).toBe(`${word}#${intensity}`);
      expect(definition, word).toMatch(/^[A-Z].{10,90}\.$/);
    }
  }
});

test("every need has a definition and three different ways to meet it", () => {
  for (const { word, definition, strategies } of allNeeds) {
    expect(definition, word).toMatch(/^[A-Z].{10,90}\.$/);
    expect(new Set(strategies).size, word).toBe(3);
    for (const strategy of strategies) expect(strategy, word).toMatch(/^[a-z].{3,60}[^.]$/);
  }
});

test("every pseudo-feeling leads to feelings and needs of the lists and to one question", () => {
  const feelingWords = new Set(unmet.map(({ word }) => word));
  const needWords = new Set(allNeeds.map(({ word }) => word));
  for (const entry of pseudo) {
    expect(entry.feelings.length, entry.word).toBeGreaterThanOrEqual(2);
    expect(entry.needs.length, entry.word).toBeGreaterThanOrEqual(2);
    expect(
      entry.feelings.filter((word) => !feelingWords.has(word)),
      entry.word,
    ).toEqual([]);
    expect(
      entry.needs.filter((word) => !needWords.has(word)),
      entry.word,
    ).toEqual([]);
    expect(entry.question.match(/\?/g), entry.word).toHaveLength(1);
    expect(entry.question, entry.word).toMatch(/\?$/);
  }
});
