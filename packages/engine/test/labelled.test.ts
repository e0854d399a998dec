import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { scoreFile } from "../scripts/labelled.ts";

/**
 * Just below what was reached, so that a change that reads worse is seen. The rules were tuned on the first three;
 * apart.jsonl and the blind ones were written from the guideline alone, without sight of them; the misses of the blind ones
 * have since been looked at, family by family, and blind-3 is roundabout on purpose.
 */
const FLOORS = {
  "dev.jsonl": { precision: 0.98, recall: 0.97, spanHits: 0.98, cleanFlagged: 1, lowestF1: 0.85 },
  "own.jsonl": { precision: 0.98, recall: 0.965, spanHits: 0.98, cleanFlagged: 14, lowestF1: 0.85 },
  "wishes.jsonl": { precision: 0.97, recall: 0.96, spanHits: 0.97, cleanFlagged: 3, lowestF1: 0.85 },
  "blind-1.jsonl": { precision: 0.98, recall: 0.97, spanHits: 0.95, cleanFlagged: 1, lowestF1: 0.85 },
  "blind-2.jsonl": { precision: 0.98, recall: 0.97, spanHits: 0.95, cleanFlagged: 1, lowestF1: 0.85 },
  "blind-3.jsonl": { precision: 0.97, recall: 0.9, spanHits: 0.94, cleanFlagged: 2, lowestF1: 0.7 },
  "blind-4.jsonl": { precision: 0.96, recall: 0.82, spanHits: 0.94, cleanFlagged: 1, lowestF1: 0.55 },
  "blind-5.jsonl": { precision: 0.95, recall: 0.94, spanHits: 0.94, cleanFlagged: 2, lowestF1: 0.55 },
  "blind-6.jsonl": { precision: 0.97, recall: 0.89, spanHits: 0.97, cleanFlagged: 1, lowestF1: 0.7 },
  "blind-7.jsonl": { precision: 0.93, recall: 0.85, spanHits: 0.97, cleanFlagged: 3, lowestF1: 0.6 },
  "blind-8.jsonl": { precision: 0.96, recall: 0.87, spanHits: 0.98, cleanFlagged: 3, lowestF1: 0.7 },
  "blind-9.jsonl": { precision: 0.85, recall: 0.77, spanHits: 0.95, cleanFlagged: 11, lowestF1: 0.4 },
  "apart.jsonl": { precision: 0.98, recall: 0.95, spanHits: 0.97, cleanFlagged: 2, lowestF1: 0.8 },
} as const;

describe.each(Object.entries(FLOORS))("%s", (name, floor) => {
  const report = scoreFile(join(import.meta.dirname, "labelled", name));

  test("ENG-02 the labelled messages are read at least as well as before.", () => {
    expect(report.total.precision, report.errors.join("\n")).toBeGreaterThanOrEqual(floor.precision);
    expect(report.total.recall, report.errors.join("\n")).toBeGreaterThanOrEqual(floor.recall);
    expect(report.spanHits).toBeGreaterThanOrEqual(floor.spanHits);
  });

  test("ENG-02 clean messages are left alone.", () => {
    expect(report.cleanFlagged, report.errors.join("\n")).toBeLessThanOrEqual(floor.cleanFlagged);
  });

  test("ENG-02 no code falls behind the others.", () => {
    for (const { code, f1, right, missed } of report.codes)
      if (right + missed >= 5) expect(f1, code).toBeGreaterThanOrEqual(floor.lowestF1);
  });
});
