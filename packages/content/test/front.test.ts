import { analyse } from "@wellput/engine";
import { expect, test } from "vitest";
import {
  firstTryMessage,
  frontExample,
  frontSights,
  frontTries,
  frontUsers,
  frontWords,
  type MarkedPhrase,
} from "../src/index.ts";
import { readingGrade } from "./readability.ts";

const marksOf = (text: string) =>
  analyse(text).sentences.flatMap(({ comments }) =>
    comments.flatMap(({ code, ...comment }) => (comment.bad ? [{ ...comment, c: code }] : [])),
  );
const shown = (marks: readonly Omit<MarkedPhrase, "why" | "other">[]) =>
  marks.map(({ phrase, c, severity, certainty }) => ({ phrase, c, severity, certainty }));

test("HELP-01 the example being read has the marks and the wordings that the program gives it", () => {
  const marks = marksOf(frontExample.text);
  expect(shown(frontExample.marks)).toEqual(shown(marks));
  expect(frontExample.marks.map(({ other }) => other)).toEqual(marks.map(({ rewording }) => rewording?.text));
});

test("HELP-01 what it sees is marked as shown, and the other words have no mark", () => {
  expect(frontSights).toHaveLength(4);
  for (const sight of frontSights) {
    expect(marksOf(sight.sentence)).toMatchObject(shown([sight]));
    expect([sight.other, marksOf(sight.other)]).toEqual([sight.other, []]);
  }
});

test("HELP-01 three messages to try have at least two marks each", () => {
  expect(frontTries).toHaveLength(3);
  for (const { text } of frontTries) expect(marksOf(text).length).toBeGreaterThanOrEqual(2);
});

test("the front page speaks plainly, and what it is takes one sentence", () => {
  expect(frontWords.what.match(/\.(?:\s|$)/g)).toHaveLength(1);
  const texts = [frontWords.what, ...frontUsers.map(({ text }) => text), ...frontSights.map(({ why }) => why)];
  for (const text of texts) expect([text, readingGrade(text) <= 10]).toEqual([text, true]);
});

test("HELP-01 the first message has one mark, and none with the wording that is offered", () => {
  const [mark, ...others] = marksOf(firstTryMessage);
  expect([others, mark?.rewording !== undefined]).toEqual([[], true]);
  const { start = 0, end = 0, text = "" } = mark?.rewording ?? {};
  expect(marksOf(firstTryMessage.slice(0, start) + text + firstTryMessage.slice(end))).toEqual([]);
});
