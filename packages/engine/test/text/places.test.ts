import { expect, test } from "vitest";
import { rules } from "../../src/index.ts";
import {
  cue,
  cueAsLemma,
  cueAsWritten,
  firstIn,
  holds,
  lacks,
  placesIn,
  placesOf,
  withOpenGates,
} from "../../src/text/places.ts";
import { read } from "../../src/text/read.ts";
import type { Reading, Token } from "../../src/text/reading.ts";
import { mutatedMessages } from "../fuzz-inputs.ts";

const COUNT = 4000;
const WORDS = ["you", "left", "make", "made", "not", "because", "feeling", "'s", "the", "hurt", "late", ","];

const KINDS = [
  { cue: cue(WORDS), isOne: ({ norm, lemma }: Token) => WORDS.includes(norm) || WORDS.includes(lemma) },
  { cue: cueAsWritten(WORDS), isOne: ({ norm }: Token) => WORDS.includes(norm) },
  { cue: cueAsLemma(WORDS), isOne: ({ lemma }: Token) => WORDS.includes(lemma) },
];

function findings(reading: Reading): string {
  return JSON.stringify(rules.map((rule) => [rule.id, ...rule.find(reading)]));
}

test(`${COUNT} messages with words swapped and sentences spliced: no gate keeps a finding back.`, () => {
  const kept = [...mutatedMessages(COUNT)].filter((message) => {
    const reading = read(message);
    return findings(reading) !== findings(withOpenGates(reading));
  });
  expect(kept).toEqual([]);
}, 120_000);

test("A cue stands where a walk over all words finds it, whatever has been read before.", () => {
  const missed = [...mutatedMessages(COUNT, 5)].filter((message) => {
    const reading = read(message);
    const { length } = reading.tokens;
    return KINDS.some(({ cue, isOne }) => {
      const walked = reading.tokens.filter(isOne).map(({ index }) => index);
      const [from, to] = [length % 5, length - (length % 3)];
      const within = walked.filter((at) => at >= from && at < to);
      return (
        String(placesOf(reading, cue)) !== String(walked) ||
        String(placesIn(reading, cue, from, to)) !== String(within) ||
        firstIn(reading, cue, from, to) !== (within[0] ?? -1) ||
        holds(reading, cue) !== walked.length > 0 ||
        holds(reading, cue, from, to) !== within.length > 0
      );
    });
  });
  expect(missed).toEqual([]);
}, 120_000);

test("Open gates let every question through.", () => {
  const [pardon, again] = [cueAsWritten("pardon"), cueAsWritten("again")];
  const reading = read("You will never be trusted again.");
  expect(lacks(reading, pardon)).toBe(true);
  expect(lacks(reading, again)).toBe(false);
  expect(lacks(withOpenGates(reading), pardon)).toBe(false);
});
