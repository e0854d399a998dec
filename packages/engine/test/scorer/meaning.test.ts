import { expect, test } from "vitest";
import { MEANING, meaningOf } from "../../src/scorer/meaning.ts";
import { read } from "../../src/text/read.ts";

/** How alike two texts are, from -1 to 1: the cosine of their meanings, from the meaning of nothing. */
function likeness(one: string, other: string): number {
  const nothing = meaning("");
  const [a, b] = [one, other].map((text) => meaning(text).map((each, at) => each - (nothing[at] ?? 0)));
  const product = (x = new Float64Array(), y = new Float64Array()) =>
    x.reduce((sum, each, at) => sum + each * (y[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function meaning(text: string): Float64Array {
  const reading = read(text);
  return meaningOf(reading, reading.sentences);
}

test.each([
  ["You broke your promise to me.", "He did not keep his word.", "The soup is still warm."],
  ["My wife is in hospital.", "Mum was taken away by an ambulance.", "The invoice is attached."],
  ["I'm furious about the report.", "The figures made me very angry.", "We met at the library."],
  ["Thank you so much for your help.", "I am grateful that you supported me.", "The train was late again."],
])("ENG-09 the meaning of '%s' is more like '%s' than '%s'", (text, alike, apart) => {
  expect(likeness(text, alike)).toBeGreaterThan(likeness(text, apart) + 0.1);
});

test("ENG-09 words that nobody knows mean nothing", () => {
  expect(meaning("Xqzv brzkt.")).toHaveLength(MEANING);
  expect(likeness("Xqzv brzkt wvvq.", "Qqxj zzkpt bbrw.")).toBeCloseTo(1, 5);
});

test("ENG-09 a text of two sentences means something of both", () => {
  const [first, second] = ["I feel so lonely since you left.", "Please send me the keys by post."];
  const both = `${first} ${second}`;
  expect(likeness(both, first)).toBeGreaterThan(likeness(first, second));
  expect(likeness(both, second)).toBeGreaterThan(likeness(first, second));
});
