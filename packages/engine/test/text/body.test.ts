import { expect, test } from "vitest";
import { analyse } from "../../src/index.ts";
import { bodyOf } from "../../src/text/body.ts";
import { read } from "../../src/text/read.ts";

function bodyIn(text: string): string {
  const reading = read(text);
  return bodyOf(reading)
    .map(({ firstToken, endToken }) => text.slice(reading.tokens[firstToken]?.start, reading.tokens[endToken - 1]?.end))
    .join(" | ");
}

test.each([
  ["Hi Karen, you never call.", "you never call."],
  ["hi karen can you call me", "can you call me"],
  ["Good morning everyone!! Where is it?", "Where is it?"],
  ["Hey, stop that.", "stop that."],
  ["Dear Ms Lindqvist,\nI know. Thanks,\nLea", "I know."],
  ["Hi all - quick one.\nI hate it.\nKind regards\nDr A. Novak\nSent from my iPhone", "quick one. | I hate it."],
  ["Hi Tom,\n\nyou left again.\n\nLove, Sam x", "you left again."],
  ["You left. Thanks.", "You left."],
])("ENG-04 ENG-10 of %j the readers hear what stands between greeting and closing", (text, body) => {
  expect(bodyIn(text)).toBe(body);
});

test.each([
  "Hello? Is anybody there?",
  "Dear idiot, go away.",
  "Hey you, stop.",
  "You left. Thanks a lot.",
  "He is lazy. Tom",
  "It is over. Goodbye everyone.",
  "Best of luck. You will need it.",
  "Hi Tom",
  "Thanks, Lea",
  "!",
])("ENG-04 ENG-10 all of %j is heard: it is no greeting and no closing, or there is nothing else", (text) => {
  expect(bodyIn(text).replaceAll(" | ", " ")).toBe(text);
});

test("ENG-04 ENG-10 nobody seems kinder, or safer, for a greeting and a closing", () => {
  for (const text of [
    "You sat there and let me do all of it, as always.",
    "Typical. You only ever call when you need money.",
    "He took my phone and my keys and I am not allowed to leave the flat.",
    "I have the pills here and I do not want to wake up tomorrow.",
    "Could you call me at noon?",
  ]) {
    const heard = (before: string, after: string) => {
      const { danger, sentences } = analyse(before + text + after);
      const comments = sentences.flatMap((sentence) => sentence.comments).filter(({ bad }) => bad);
      return { danger, comments: comments.map(({ code, certainty }) => ({ code, certainty })) };
    };
    for (const [before, after] of [
      ["Hi Karen,\n\n", ""],
      ["", "\n\nBest wishes,\nTom"],
      ["Dear all, ", " Thanks, Lea x"],
    ] as const)
      expect(heard(before, after)).toEqual(heard("", ""));
  }
});
