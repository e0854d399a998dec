import type { AnalysisResponse, Comment } from "@wellput/contract";
import { expect, test } from "vitest";
import { nothingMarked } from "./answer-words.ts";
import { readSnapshot, withRewording } from "./snapshot.ts";
import { remarkOn } from "./testing/remark-on.ts";

const comment = (message: string, phrase: string, bad = true): Comment => {
  const { phrase: _phrase, sentence: _sentence, sentenceIndex: _index, ...rest } = remarkOn(message, phrase);
  return { ...rest, bad };
};

/** Eleven sentences, so that the tenth does not sort before the second. */
function answerOn(message: string): AnalysisResponse {
  const sentence = (r_l: Comment[]) => ({ s_str: message, s_tok: [], phr: [], r_l, start: 0, end: message.length });
  const empty = Object.fromEntries(Array.from({ length: 11 }, (_one, at) => [`sentence${at}`, sentence([])]));
  return {
    user_input: {
      ...empty,
      sentence2: sentence([comment(message, "lazy")]),
      sentence10: sentence([comment(message, "rude"), comment(message, "report came", false)]),
      message,
      message_id: "m1",
      end_response_str: "Two phrases.",
      image_name_list: [],
      url_for_images: "",
      engine_version: "0.1.0",
    },
  };
}

const MESSAGE = "Lara is lazy. The report came late. That was rude.";

test("FB-02 an answer is read in the order of the text, flags and strengths apart", () => {
  const { flags, strengths, summary } = readSnapshot("a1", MESSAGE, answerOn(MESSAGE));
  expect(flags.map(({ phrase, sentenceIndex }) => [phrase, sentenceIndex])).toEqual([
    ["lazy", 2],
    ["rude", 10],
  ]);
  expect(strengths.map(({ phrase }) => phrase)).toEqual(["report came"]);
  expect(summary).toBe("Two phrases.");
});

test("FB-02 offsets into a trimmed message are moved to where it starts in what was typed", () => {
  const typed = `\n  ${MESSAGE} `;
  const { flags } = readSnapshot("a1", typed, answerOn(MESSAGE));
  expect(flags.map(({ start, end }) => typed.slice(start, end))).toEqual(["lazy", "rude"]);
});

test("FB-03 FB-16 once the last mark was reworded, nothing is called good before it is read again", () => {
  const text = "You are lazy.";
  const remark = remarkOn(text, "lazy");
  const snapshot = { ...readSnapshot("a1", text, answerOn(text)), flags: [remark] };
  const { start, end } = remark;
  const next = withRewording(snapshot, remark, { start, end, text: "tired" });
  expect(next).toMatchObject({ text: "You are tired.", flags: [] });
  expect(nothingMarked(next)).toEqual({ isGood: false, text: "" });
  const unfilled = withRewording(snapshot, remark, { start, end, text: "[state]" });
  expect(nothingMarked(unfilled).text).toMatch(/blanks/);
});

test("FB-13 a rewording replaces its phrase and moves the marks behind it", () => {
  const snapshot = readSnapshot("a1", MESSAGE, answerOn(MESSAGE));
  const [lazy] = snapshot.flags;
  if (!lazy) throw new Error("no flag");
  const next = withRewording(snapshot, lazy, { start: lazy.start, end: lazy.end, text: "tired this week" });
  expect(next.text).toBe("Lara is tired this week. The report came late. That was rude.");
  expect(next.flags.map(({ start, end }) => next.text.slice(start, end))).toEqual(["rude"]);
  expect(next.strengths.map(({ start, end }) => next.text.slice(start, end))).toEqual(["report came"]);
  expect(next.attemptId).toBe(snapshot.attemptId);
});
