import { expect, test } from "vitest";
import { drawRound, praiseOf } from "./draw-round.ts";

test("QUIZ-01 a round has five feelings and five judgments, each once, and another order each time", () => {
  const rounds = Array.from({ length: 20 }, () => drawRound());
  for (const round of rounds) {
    expect(round.filter(({ answer }) => answer === "feeling")).toHaveLength(5);
    expect(round.filter(({ answer }) => answer === "judgment")).toHaveLength(5);
    expect(new Set(round.map(({ id }) => id)).size).toBe(10);
  }
  expect(new Set(rounds.map((round) => round.map(({ id }) => id).join())).size).toBeGreaterThan(15);
  expect(new Set(rounds.map((round) => round.map(({ answer }) => answer).join())).size).toBeGreaterThan(10);
});

test("QUIZ-01 what is said goes with the score", () => {
  expect([1, 0.9, 0.8, 0].map(praiseOf)).toEqual([
    "Fantastic job!",
    "Excellent work!",
    "You are getting an ear for it.",
    "Hard to tell apart, and worth the practice.",
  ]);
});
