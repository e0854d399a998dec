import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  exampleMessages,
  feelingItems,
  judgmentItems,
  practiceActivities,
  starterArticles,
  starterChallenges,
  tags,
} from "../src/index.ts";

test("LEARN-05 the Ungrounded Intern has 2 sentences and a free try, the two others have 8.", () => {
  const { ungrounded_intern, objectivity_practice, angry_emoter } = practiceActivities;
  expect([ungrounded_intern.textToTranslateArray.length, ungrounded_intern.freeTry]).toEqual([2, true]);
  expect([objectivity_practice, angry_emoter].map(({ textToTranslateArray }) => textToTranslateArray.length)).toEqual([
    8, 8,
  ]);
});

test("every practice sentence has a sample of its own and a reason why it works", () => {
  for (const [name, activity] of Object.entries(practiceActivities)) {
    expect(activity.name).toBe(name);
    expect(activity.attemptPath.split("/")).toHaveLength(3);
    const { textToTranslateArray, suggestedPhrasesArray, reasons, teaches } = activity;
    expect([suggestedPhrasesArray, reasons, teaches].map(({ length }) => length)).toEqual(
      Array(3).fill(textToTranslateArray.length),
    );
    const texts = [...textToTranslateArray, ...suggestedPhrasesArray, ...reasons];
    expect(new Set(texts).size, name).toBe(3 * textToTranslateArray.length);
  }
});

test("QUIZ-01 the bank holds 60 feelings and 60 judgments, each explained.", () => {
  expect([feelingItems.length, judgmentItems.length]).toEqual([60, 60]);
  const items = [...feelingItems, ...judgmentItems];
  expect(new Set(items.map(({ text }) => text)).size).toBe(120);
  expect(new Set(items.map(({ id }) => id)).size).toBe(120);
  for (const { text, explanation } of items) expect(explanation, text).toMatch(/^['A-Z].{20,}\.$/);
});

test("LEARN-04 there are 8 examples for the Message Helper.", () => {
  expect(new Set(exampleMessages).size).toBe(8);
});

test("LEARN-06 the prompts are a CSV file with a Prompt column and 20 rows or more.", () => {
  const path = new URL("../data/feedback-prompts.csv", import.meta.url);
  const [header, ...rows] = readFileSync(path, "utf8").trim().split("\n");
  expect(header).toBe("Prompt");
  expect(new Set(rows).size).toBeGreaterThanOrEqual(20);
  for (const row of rows) expect(row).toMatch(/^"[^"]{30,200}[.?]"$/);
});

test("every tag of a challenge or an article is in the list of tags", () => {
  expect(new Set(tags).size).toBe(tags.length);
  const used = [...starterChallenges, ...starterArticles].flatMap((item) => item.tags);
  expect(used.filter((tag) => !tags.includes(tag))).toEqual([]);
});
