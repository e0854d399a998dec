import { expect, test } from "vitest";
import { cutAtPhrases } from "./pieces.ts";
import { remarkOn } from "./testing/remark-on.ts";

const TEXT = "You are lazy and you never listen.";

test("FB-02 a message is cut at its phrases, and the pieces make the message again", () => {
  const flags = [remarkOn(TEXT, "lazy"), remarkOn(TEXT, "you never")];
  const pieces = cutAtPhrases(TEXT, flags);
  expect(pieces.map(({ text }) => text)).toEqual(["You are ", "lazy", " and ", "you never", " listen."]);
  expect(pieces.map(({ remark }) => remark?.phrase ?? null)).toEqual([null, "lazy", null, "you never", null]);
});

test("FB-02 phrases that overlap or reach past the end lose no letter and repeat none", () => {
  const flags = [
    remarkOn(TEXT, "lazy and you"),
    remarkOn(TEXT, "you never"),
    { ...remarkOn(TEXT, "listen."), end: 999 },
  ];
  const pieces = cutAtPhrases(TEXT, flags);
  expect(pieces.map(({ text }) => text).join("")).toBe(TEXT);
  expect(pieces.filter(({ remark }) => remark).map(({ text }) => text)).toEqual(["lazy and you", " never", "listen."]);
});

test("FB-02 a message without phrases is one plain piece, and an empty one is none", () => {
  expect(cutAtPhrases(TEXT, [])).toEqual([{ at: 0, text: TEXT, remark: null }]);
  expect(cutAtPhrases("", [])).toEqual([]);
});
