import { expect, test } from "vitest";
import { tokenise } from "../../src/text/tokenise.ts";

const norms = (text: string) => tokenise(text).map(({ word }) => word.norm);

test("Contractions are split and spelled out, with and without their apostrophe.", () => {
  for (const text of ["don't", "dont", "don’t", "DON'T"]) expect(norms(text)).toEqual(["do", "not"]);
  expect(norms("can't cant won't cannot")).toEqual(["can", "not", "can", "not", "will", "not", "can", "not"]);
  expect(norms("youre im ive shouldve gonna")).toEqual([
    "you",
    "are",
    "i",
    "am",
    "i",
    "have",
    "should",
    "have",
    "going",
    "to",
  ]);
});

test("Chat spellings are read as their words.", () => {
  expect(norms("u pls ur thx cuz")).toEqual(["you", "please", "your", "thanks", "because"]);
});

test("Times, numbers, addresses, abbreviations and compounds stay whole.", () => {
  expect(norms("at 9:40 a.m. Mr. Ray of a-b@c.org paid 3.5% (https://x.org/a?b=c), brother-in-law")).toEqual([
    "at",
    "9:40",
    "a.m.",
    "mr.",
    "ray",
    "of",
    "a-b@c.org",
    "paid",
    "3.5%",
    "(",
    "https://x.org/a?b=c",
    ")",
    ",",
    "brother-in-law",
  ]);
});

test("A missing space after a full stop does not glue two sentences.", () => {
  expect(norms("You were late.You know it.")).toEqual(["you", "were", "late", ".", "you", "know", "it", "."]);
});

test("Emoji with joiners are one token.", () => {
  expect(tokenise("ok 👩‍👩‍👧 ❤️!").map(({ word }) => word.text)).toEqual(["ok", "👩‍👩‍👧", "❤️", "!"]);
});

test("Offsets point at the very characters, after emoji too.", () => {
  const text = "🙃 You don’t  listen…";
  for (const token of tokenise(text)) expect(text.slice(token.start, token.end)).toBe(token.word.text);
});
