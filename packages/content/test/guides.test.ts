import { LIST_PARTS, TEXT_PARTS } from "@wellput/contract";
import { expect, test } from "vitest";
import { creationSteps, responseSteps } from "../src/index.ts";
import { readingGrade } from "./readability.ts";

test("SCEN-03 the way to a message of one's own has nine steps.", () => {
  expect(creationSteps.map(({ name }) => name)).toEqual([
    "Instructions",
    "Judgments",
    "Feelings & Needs",
    "Aspirations",
    "Acknowledge",
    "Situation & Impact",
    "Strategies",
    "Request",
    "Final Message",
  ]);
});

test("SCEN-08 the way to an answer has ten steps.", () => {
  expect(responseSteps.map(({ name }) => name)).toEqual([
    "Instructions",
    "My Interpretations",
    "My Emotions",
    "My Values",
    "Other's Values",
    "Aspirations",
    "Situation & Impact",
    "Strategies",
    "Final Message",
    "Summary",
  ]);
});

test("each guide asks for every part of a scenario once, and ends in a message", () => {
  for (const steps of [creationSteps, responseSteps]) {
    const texts = steps.flatMap(({ boxes = [] }) => boxes.map(({ field }) => field));
    const lists = steps.flatMap(({ lists = [] }) => lists.map(({ field }) => field));
    expect([...texts].sort()).toEqual([...TEXT_PARTS, "finalMessage"].sort());
    expect([...lists].sort()).toEqual([...LIST_PARTS].sort());
    expect(texts.at(-1)).toBe("finalMessage");
  }
});

test("what a step says can be read in grade 8", () => {
  for (const { name, text } of [...creationSteps, ...responseSteps]) {
    expect(readingGrade(text.join(" ")), name).toBeLessThanOrEqual(8);
  }
});
