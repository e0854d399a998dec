import { expect, test } from "vitest";
import { promptAt, readPrompts } from "./read-prompts.ts";

test("LEARN-06 questions are read from the file, quotes and commas in them too", () => {
  expect(readPrompts('Prompt\r\n"One, two."\r\n"Say ""no""."\r\nPlain\r\n')).toEqual([
    "One, two.",
    'Say "no".',
    "Plain",
  ]);
});

test("LEARN-06 every number finds a question", () => {
  const prompts = ["a", "b", "c"];
  expect([undefined, 1, 3, 4, 0, -1, 1e9].map((number) => promptAt(prompts, number))).toEqual([
    "a",
    "a",
    "c",
    "a",
    "c",
    "b",
    "a",
  ]);
});
