import { describe, expect, test } from "vitest";
import { score } from "./score.ts";

/**
 * Just below what was reached, so that a change that guesses worse is seen. All were labelled before the guesses were looked
 * at, and their misses read afterwards: the lists know them by now.
 */
const FLOORS = {
  "labelled.jsonl": { fitting: 0.99, whole: 0.69 },
  "second.jsonl": { fitting: 0.89, whole: 0.62 },
};
const MOST_WRONG = 0.03;

describe.each(Object.entries(FLOORS))("%s", (file, floor) => {
  const { fitting, whole, asked, wrong, lines } = score(file);

  test("ENG-07 the guesses fit what people type, and where nothing is told only an open question comes", () => {
    expect(fitting, lines.join("\n")).toBeGreaterThanOrEqual(floor.fitting);
    expect(whole).toBeGreaterThanOrEqual(floor.whole);
    expect(asked, lines.join("\n")).toBeGreaterThanOrEqual(1 - MOST_WRONG);
  });

  test("ENG-07 no guess at all is better than a wrong one", () => {
    expect(wrong, lines.join("\n")).toBeLessThanOrEqual(MOST_WRONG);
  });
});
