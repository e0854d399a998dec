import { expect, test } from "vitest";
import { read } from "../../src/text/read.ts";

const sentences = (message: string) => read(message).sentences.map(({ start, end }) => message.slice(start, end));

test("Abbreviations, times and decimals end no sentence.", () => {
  expect(sentences("Mr. Ray came at 9 a.m. on Monday, e.g. with Dr. Lee. He paid 3.5 pounds.")).toEqual([
    "Mr. Ray came at 9 a.m. on Monday, e.g. with Dr. Lee.",
    "He paid 3.5 pounds.",
  ]);
});

test("Lower-case writers and missing stops are split all the same.", () => {
  expect(sentences("ugh, that call. marketing was late\nyou never called")).toEqual([
    "ugh, that call.",
    "marketing was late",
    "you never called",
  ]);
});

test("A line wrap inside a long sentence does not split it.", () => {
  const text = "I waited for you in front of the station from nine until half past ten\nand my phone was dead.";
  expect(sentences(text)).toEqual([text]);
});

test("Greetings, lists and emoji are their own sentences.", () => {
  expect(sentences("Hi Petra,\nYou rock 🙂 See you soon\n1. Do this.\n2. Do that.")).toEqual([
    "Hi Petra,",
    "You rock 🙂",
    "See you soon",
    "1. Do this.",
    "2. Do that.",
  ]);
});

test("A question inside quotation marks does not cut the sentence around it.", () => {
  expect(sentences("“Really?” she asked. Then she left.")).toEqual(["“Really?” she asked.", "Then she left."]);
});
