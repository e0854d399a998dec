import { courses } from "@wellput/content/courses";
import { expect, test } from "vitest";
import { formatClock, lengthOf, placeAt, slidesOf, wordsOf } from "./slides.ts";

const lessons = courses.flatMap(({ items }) => items).filter((item) => item.kind === "lesson");

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  "%s becomes slides that lose no word",
  (_id, lesson) => {
    const slides = slidesOf(lesson);
    const { situation, before, steps, after } = lesson.example;
    const told = [...lesson.transcript, situation, before, ...steps, after].flatMap(wordsOf);
    expect(slides.flatMap(({ text }) => wordsOf(text))).toEqual(told);
    expect(new Set(slides.map(({ drawing }) => drawing))).toEqual(new Set(lesson.drawings));
    for (const { kind, text } of slides) if (kind === "said") expect(text.length, text).toBeLessThan(230);
  },
);

test("short sentences share a slide, and a quotation keeps its mark", () => {
  const [lesson] = lessons;
  if (!lesson) throw new Error("no lesson");
  const slides = slidesOf({ ...lesson, transcript: ["Sad. Scared. He says, 'What a slob.' Angry? No."] });
  expect(slides[0]?.text).toBe("Sad. Scared. He says, 'What a slob.' Angry? No.");
});

test("what was left empty is no slide", () => {
  const [lesson] = lessons;
  if (!lesson) throw new Error("no lesson");
  const example = { situation: "", before: "", steps: [], after: "" };
  expect(slidesOf({ ...lesson, transcript: ["One."], example }).map(({ text }) => text)).toEqual(["One."]);
  expect(slidesOf({ ...lesson, transcript: [""], example })).toEqual([]);
});

test("a moment has its slide, and the end is past the last", () => {
  const [lesson] = lessons;
  if (!lesson) throw new Error("no lesson");
  const slides = slidesOf(lesson);
  expect(placeAt(slides, 0)).toEqual({ index: 0, elapsedMs: 0 });
  const second = slides[1]?.startMs ?? 0;
  expect(placeAt(slides, second - 1).index).toBe(0);
  expect(placeAt(slides, second + 5)).toEqual({ index: 1, elapsedMs: 5 });
  expect(placeAt(slides, lengthOf(slides)).index).toBe(slides.length);
  expect([formatClock(0), formatClock(65_400)]).toEqual(["0:00", "1:05"]);
});
