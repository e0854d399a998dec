import type { FeedbackCode } from "@wellput/contract";
import { analyse } from "@wellput/engine";
import { expect, test } from "vitest";
import {
  exampleMessages,
  hints,
  lessons,
  practiceActivities,
  shortLessons,
  starterMessages,
  starterSentences,
  stingHints,
} from "../src/index.ts";

interface Mark {
  readonly code: string;
  readonly phrase: string;
}

function marksOf(text: string): Mark[] {
  const comments = analyse(text).sentences.flatMap((sentence) => sentence.comments);
  return comments.filter(({ bad }) => bad);
}

const shown = (marks: readonly Mark[]) =>
  marks.map(({ code, phrase }) => `${code} “${phrase}”`).join(", ") || "nothing";

/** The texts in which the feedback misses a code that they teach, each with what it marked instead. */
function missed(texts: readonly (readonly [string, readonly FeedbackCode[]])[]): string[] {
  return texts.flatMap(([text, codes]) => {
    const marks = marksOf(text);
    const missing = codes.filter((code) => !marks.some((mark) => mark.code === code));
    return missing.length === 0 ? [] : `${text} lacks ${missing}, has ${shown(marks)}`;
  });
}

/** The texts in which the feedback marks something that should be clean. */
function marked(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const marks = marksOf(text);
    return marks.length === 0 ? [] : `${text} has ${shown(marks)}`;
  });
}

const pairs = (Object.keys(hints) as FeedbackCode[]).flatMap((code) =>
  hints[code].pairs.map((pair) => ({ code, ...pair })),
);
const activities = Object.values(practiceActivities);
const examplesOfLessons = [...lessons, ...shortLessons].map(({ example }) => example);

test("every example to mend in the hints earns its code, and every mended one has no mark", () => {
  expect(missed(pairs.map(({ code, before }) => [before, [code]]))).toEqual([]);
  expect(marked(pairs.map(({ after }) => after))).toEqual([]);
});

test("ENG-09 every example to mend in the hints on stings is marked, and no mended one is", () => {
  const examples = Object.values(stingHints).flatMap((hint) => hint.pairs);
  expect(examples.filter(({ before }) => marksOf(before).length === 0)).toEqual([]);
  expect(marked(examples.map(({ after }) => after))).toEqual([]);
});

test("every sentence of a challenge earns the codes it teaches, and no sample answer has a mark", () => {
  expect(missed(starterSentences.map(({ s, teaches }) => [s, teaches]))).toEqual([]);
  expect(marked(starterSentences.flatMap(({ m }) => m))).toEqual([]);
});

test("every practice sentence earns the code it teaches, and no suggestion has a mark", () => {
  const taught = activities.flatMap(({ textToTranslateArray, teaches }) =>
    textToTranslateArray.map((text, index) => [text, teaches.slice(index, index + 1)] as const),
  );
  expect(missed(taught)).toEqual([]);
  expect(marked(activities.flatMap(({ suggestedPhrasesArray }) => suggestedPhrasesArray))).toEqual([]);
});

test("the message of every lesson has marks before and none after", () => {
  expect(examplesOfLessons.filter(({ before }) => marksOf(before).length === 0)).toEqual([]);
  expect(marked(examplesOfLessons.map(({ after }) => after))).toEqual([]);
});

test("LEARN-04 all examples for the Message Helper have something to show, and the last one is clean.", () => {
  const [last = "", ...others] = [...exampleMessages].reverse();
  expect(others.filter((text) => marksOf(text).length === 0)).toEqual([]);
  expect(marked([last])).toEqual([]);
});

test("FB-15 three messages to begin with have something to mend.", () => {
  expect(starterMessages).toHaveLength(3);
  expect(starterMessages.filter(({ text }) => marksOf(text).length === 0)).toEqual([]);
});
