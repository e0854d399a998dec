import { describe, expect, test } from "vitest";
import { score } from "./score.ts";

/** Just below what was reached, so that a change that guesses worse is seen. The lists were written with the first part in sight, the other unseen. */
const FLOORS = { tuned: { fitting: 0.97, whole: 0.65 }, unseen: { fitting: 0.6, whole: 0.4 } };
const MOST_WRONG = 0.03;

describe.each([
  ["tuned", false],
  ["unseen", true],
] as const)("%s", (part, isUnseen) => {
  const { fitting, whole, asked, wrong, lines } = score(isUnseen);

  test("ENG-07 the guesses fit what people type, and where nothing is told only an open question comes", () => {
    expect(fitting, lines.join("\n")).toBeGreaterThanOrEqual(FLOORS[part].fitting);
    expect(whole).toBeGreaterThanOrEqual(FLOORS[part].whole);
    expect(asked, lines.join("\n")).toBeGreaterThanOrEqual(1 - MOST_WRONG);
  });

  test("ENG-07 no guess at all is better than a wrong one", () => {
    expect(wrong, lines.join("\n")).toBeLessThanOrEqual(MOST_WRONG);
  });
});
