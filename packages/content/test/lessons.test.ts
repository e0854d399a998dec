import { describe, expect, test } from "vitest";
import { type Lesson, lessons, shortLessons } from "../src/index.ts";
import { readingGrade } from "./readability.ts";

const wordCount = (texts: readonly string[]) => texts.join(" ").split(/\s+/).length;

test("COURSE-01 there are 10 full lessons and 5 short ones, each with an id of its own.", () => {
  expect([lessons.length, shortLessons.length]).toEqual([10, 5]);
  expect(new Set([...lessons, ...shortLessons].map(({ id }) => id)).size).toBe(15);
});

test.each(lessons.map((lesson) => [lesson.title, lesson] as const))(
  "'%s' is 400 to 600 words with 5 questions",
  (_title, lesson) => {
    expect(wordCount(lesson.paragraphs)).toBeGreaterThanOrEqual(400);
    expect(wordCount(lesson.paragraphs)).toBeLessThanOrEqual(600);
    expect(lesson.quiz).toHaveLength(5);
  },
);

test("a short lesson is a page with 3 questions", () => {
  for (const { title, paragraphs, quiz } of shortLessons) {
    expect(wordCount(paragraphs), title).toBeLessThanOrEqual(200);
    expect(quiz, title).toHaveLength(3);
  }
});

describe.each([...lessons, ...shortLessons].map((lesson): [string, Lesson] => [lesson.id, lesson]))(
  "the lesson %s",
  (_id, lesson) => {
    test("has a worked example that changes something", () => {
      const { before, after, steps } = lesson.example;
      expect(before).not.toBe(after);
      expect(steps.length).toBeGreaterThanOrEqual(2);
    });

    test("asks questions with one right answer and an explanation", () => {
      for (const { question, choices, answer, explanation } of lesson.quiz) {
        expect(new Set(choices).size, question).toBe(3);
        expect(choices[answer], question).toBeDefined();
        expect(explanation, question).toMatch(/\.$/);
      }
      expect(new Set(lesson.quiz.map(({ answer }) => answer)).size).toBeGreaterThan(1);
    });

    test("COURSE-03 has a transcript, and is easy to read.", () => {
      expect(wordCount(lesson.transcript)).toBeGreaterThanOrEqual(35);
      expect(readingGrade([...lesson.paragraphs, ...lesson.transcript].join("\n"))).toBeLessThanOrEqual(8);
    });
  },
);
