import fc from "fast-check";
import { expect, test } from "vitest";
import { type Analysis, analyse } from "../src/index.ts";

const comments = (analysis: Analysis) => analysis.sentences.flatMap((sentence) => sentence.comments);

/** Words that wake rules, among noise: half pairs, controls, right-to-left marks, markup. */
const PIECES = [
  "you",
  "I",
  "feel",
  "that",
  "like",
  "never",
  "always",
  "lazy",
  "should",
  "don't",
  "stop",
  "because",
  "ignored",
  "angry",
  "with",
  "please",
  "want",
  "ruined",
  "everything",
  "it",
  "is",
  "unacceptable",
  "to",
  ".",
  "?",
  "!",
  ",",
  "\n",
  "\n\n",
  "'",
  '"',
  "“",
  "”",
  "{",
  "}",
  "<b>",
  "🙂",
  "\ud800",
  "\udc00",
  "\u202e",
  "\u0000",
  "مرحبا",
  "世界",
  "…",
  "-",
  "9:40",
  "Dave",
  "'s",
  "or else",
  " ",
];

function hold(message: string): void {
  const analysis = analyse(message);
  const lastEnd = new Map<string, number>();
  for (const { code, start, end, phrase, severity, tokens } of comments(analysis)) {
    expect(start).toBeGreaterThanOrEqual(lastEnd.get(code) ?? 0);
    expect(end).toBeGreaterThan(start);
    expect(message.slice(start, end)).toBe(phrase);
    expect(severity).toBeGreaterThanOrEqual(0);
    expect(severity).toBeLessThanOrEqual(1);
    expect(tokens.length).toBeGreaterThan(0);
    lastEnd.set(code, end);
  }
  for (const { start, end, tokens } of analysis.sentences) {
    expect(message.length).toBeGreaterThanOrEqual(end);
    for (const token of tokens) {
      expect(token.start).toBeGreaterThanOrEqual(start);
      expect(token.end).toBeLessThanOrEqual(end);
      expect(message.slice(token.start, token.end)).toBe(token.text);
    }
  }
}

test("ENG-06 any text is answered: nothing thrown, offsets inside, no two phrases of a code overlap.", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 200 }), hold), { numRuns: 300 });
}, 60_000);

test("ENG-06 any heap of words that wake the rules is answered as well.", () => {
  const heaps = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 });
  fc.assert(
    fc.property(heaps, (pieces) => hold(pieces.join(" "))),
    { numRuns: 500 },
  );
});

test("ENG-03 no two comments stand on the same phrase.", () => {
  const heaps = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 });
  fc.assert(
    fc.property(heaps, (pieces) => {
      const places = comments(analyse(pieces.join(" "))).map(({ start, end }) => `${start}-${end}`);
      expect(new Set(places).size).toBe(places.length);
    }),
    { numRuns: 200 },
  );
}, 60_000);

test("The same message gets the same answer.", () => {
  const message = "You never listen and your report is sloppy. I feel ignored.";
  expect(analyse(message)).toEqual(analyse(message));
});

test("ENG-06 a long text takes time in proportion, whatever it holds.", () => {
  const costOf = (text: string) => {
    const start = process.cpuUsage();
    analyse(text);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  for (const piece of [
    "You never listen and I feel ignored because of you. ",
    "'a ",
    "{",
    "you should ",
    "((((",
    "aaaa",
    "😀",
    "\n",
  ]) {
    const times = (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
    costOf(times(20_000));
    const small = Math.max(10_000, costOf(times(20_000)));
    expect(costOf(times(160_000)) / small, piece).toBeLessThan(40);
  }
}, 120_000);
