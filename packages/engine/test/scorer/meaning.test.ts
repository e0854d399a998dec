import { expect, test } from "vitest";
import { windowsOf } from "../../src/care/risk.ts";
import { meantRisk, meantSting } from "../../src/scorer/meaning.ts";
import { read } from "../../src/text/read.ts";

function risk(text: string): number {
  const reading = read(text);
  return meantRisk(reading, reading.sentences);
}

/** Of one sentence of a text, the first where nothing else is said. */
function sting(text: string, index = 0): number {
  const reading = read(text);
  const sentence = reading.sentences[index];
  if (sentence === undefined) throw new Error(`no sentence ${index} in '${text}'`);
  return meantSting(reading, sentence);
}

test.each([
  ["I have nothing left to stay alive for.", "I have nothing left to pay the rent for."],
  ["He locks me in and takes my phone away.", "He locks the shed and puts the tools away."],
  ["My dad hits me when he is drunk.", "My dad hums to me when he is driving."],
])("ENG-10 '%s' means more risk than '%s'", (risky, fine) => {
  expect(risk(risky)).toBeGreaterThan(risk(fine) + 1);
});

test.each([
  ["Some of us actually work for a living.", "Some of us work at the bakery on Sundays."],
  ["Maybe one day you will learn to think first.", "One day we will go to the sea together."],
  ["How stupid can one person be?", "How early can you be there?"],
])("ENG-09 '%s' means more of a sting than '%s'", (harmful, fine) => {
  expect(sting(harmful)).toBeGreaterThan(sting(fine) + 1);
});

test("ENG-09 words that nobody knows mean nothing", () => {
  expect(sting("Xqzv brzkt wvvq.")).toBeCloseTo(sting("Qqxj zzkpt bbrw."), 5);
  expect(risk("Xqzv brzkt wvvq.")).toBeCloseTo(risk("Qqxj zzkpt bbrw."), 5);
});

test("ENG-09 a sentence stings by what stands beside it, too", () => {
  const same = "The kitchen is still as it was.";
  expect(sting(`You are such a useless slob. ${same}`, 1)).toBeGreaterThan(
    sting(`Thank you so much for today. ${same}`, 1),
  );
});

test("ENG-09 a sentence far down a long message is read like any other", () => {
  const plain = "The report came on Friday and we went through the figures. ".repeat(20);
  expect(sting(`${plain}You are such a useless slob.`, 20)).toBeGreaterThan(sting(plain, 19) + 1);
});

test("ENG-10 a text of two sentences is at risk by either of them", () => {
  const [danger, errand] = ["I have nothing left to stay alive for.", "Please send me the keys by post."];
  for (const both of [`${danger} ${errand}`, `${errand} ${danger}`])
    expect(risk(both)).toBeGreaterThan(risk(errand) + 1);
});

test("ENG-10 danger is looked for in windows that overlap, each of whole sentences, and in a very long one by itself", () => {
  const plain = "The report came on Friday and we went through the figures.";
  const endless = "and then we went on ".repeat(40);
  const spans = (text: string) => windowsOf(read(text).sentences).map((some) => [some[0]?.index, some.at(-1)?.index]);
  expect(spans(plain)).toEqual([[0, 0]]);
  expect(spans(Array(20).fill(plain).join(" "))).toEqual([
    [0, 6],
    [3, 9],
    [6, 12],
    [9, 15],
    [12, 18],
    [15, 19],
  ]);
  expect(spans(`${plain} ${endless}. ${plain}`)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(windowsOf([])).toEqual([]);
});

test("ENG-10 the end of a sentence that is longer than what is read at once is read as well", () => {
  const endless = "and then we went on ".repeat(40);
  expect(risk(`${endless} and he beats me every night`)).toBeGreaterThan(risk(endless));
  expect(sting(`${endless} you useless slob`)).toBeGreaterThan(sting(endless));
});
