import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { scoreFile } from "../scripts/labelled.ts";

/**
 * Just below what was reached, so that a change that reads worse is seen. The rules were tuned on the first three;
 * apart.jsonl and the blind ones were written from the guideline alone, without sight of them; the misses of the blind ones
 * have since been looked at, family by family, but for blind-21, blind-30, blind-31 and blind-34,
 * which have only been counted; plain.jsonl is what anybody might type, blind-3 is roundabout on purpose, blind-19 leans on what is hardest to read, and in blind-25 four of five messages are clean, half of them
 * made to look as if they were not.
 */
const FLOORS = {
  "dev.jsonl": { precision: 0.995, recall: 0.995, spanHits: 0.99, cleanFlagged: 1, lowestF1: 0.95 },
  "own.jsonl": { precision: 0.987, recall: 0.968, spanHits: 0.985, cleanFlagged: 78, lowestF1: 0.92 },
  "wishes.jsonl": { precision: 0.99, recall: 0.993, spanHits: 0.985, cleanFlagged: 1, lowestF1: 0.94 },
  "blind-1.jsonl": { precision: 0.99, recall: 0.99, spanHits: 0.963, cleanFlagged: 2, lowestF1: 0.91 },
  "blind-2.jsonl": { precision: 0.995, recall: 0.979, spanHits: 0.957, cleanFlagged: 1, lowestF1: 0.9 },
  "blind-3.jsonl": { precision: 0.984, recall: 0.926, spanHits: 0.94, cleanFlagged: 2, lowestF1: 0.85 },
  "blind-4.jsonl": { precision: 0.985, recall: 0.914, spanHits: 0.985, cleanFlagged: 1, lowestF1: 0.79 },
  "blind-5.jsonl": { precision: 0.976, recall: 0.971, spanHits: 0.985, cleanFlagged: 1, lowestF1: 0.9 },
  "blind-6.jsonl": { precision: 0.995, recall: 0.973, spanHits: 0.972, cleanFlagged: 1, lowestF1: 0.91 },
  "blind-7.jsonl": { precision: 0.995, recall: 0.972, spanHits: 0.976, cleanFlagged: 1, lowestF1: 0.87 },
  "blind-8.jsonl": { precision: 0.986, recall: 0.959, spanHits: 0.976, cleanFlagged: 1, lowestF1: 0.86 },
  "blind-9.jsonl": { precision: 0.974, recall: 0.936, spanHits: 0.972, cleanFlagged: 3, lowestF1: 0.72 },
  "blind-10.jsonl": { precision: 0.982, recall: 0.936, spanHits: 0.982, cleanFlagged: 2, lowestF1: 0.76 },
  "blind-11.jsonl": { precision: 0.977, recall: 0.934, spanHits: 0.989, cleanFlagged: 1, lowestF1: 0.86 },
  "blind-12.jsonl": { precision: 0.989, recall: 0.989, spanHits: 0.995, cleanFlagged: 1, lowestF1: 0.94 },
  "blind-13.jsonl": { precision: 0.995, recall: 0.963, spanHits: 0.988, cleanFlagged: 1, lowestF1: 0.92 },
  "blind-14.jsonl": { precision: 0.99, recall: 0.981, spanHits: 0.98, cleanFlagged: 2, lowestF1: 0.93 },
  "blind-15.jsonl": { precision: 0.99, recall: 0.99, spanHits: 0.99, cleanFlagged: 2, lowestF1: 0.95 },
  "blind-16.jsonl": { precision: 0.985, recall: 0.976, spanHits: 0.99, cleanFlagged: 1, lowestF1: 0.94 },
  "blind-17.jsonl": { precision: 0.97, recall: 0.948, spanHits: 0.985, cleanFlagged: 4, lowestF1: 0.87 },
  "blind-18.jsonl": { precision: 0.94, recall: 0.905, spanHits: 0.99, cleanFlagged: 6, lowestF1: 0.8 },
  "blind-19.jsonl": { precision: 0.945, recall: 0.815, spanHits: 0.975, cleanFlagged: 4, lowestF1: 0.75 },
  "blind-20.jsonl": { precision: 0.975, recall: 0.92, spanHits: 0.99, cleanFlagged: 2, lowestF1: 0.87 },
  "blind-21.jsonl": { precision: 0.97, recall: 0.905, spanHits: 0.98, cleanFlagged: 2, lowestF1: 0.87 },
  "blind-22.jsonl": { precision: 0.99, recall: 0.985, spanHits: 0.98, cleanFlagged: 1, lowestF1: 0.95 },
  "blind-23.jsonl": { precision: 0.99, recall: 0.985, spanHits: 0.98, cleanFlagged: 1, lowestF1: 0.95 },
  "blind-24.jsonl": { precision: 0.975, recall: 0.885, spanHits: 0.98, cleanFlagged: 1, lowestF1: 0.8 },
  "blind-25.jsonl": { precision: 0.86, recall: 0.95, spanHits: 0.98, cleanFlagged: 9, lowestF1: 0.6 },
  "blind-26.jsonl": { precision: 0.99, recall: 0.97, spanHits: 0.98, cleanFlagged: 1, lowestF1: 0.85 },
  "blind-27.jsonl": { precision: 0.95, recall: 0.85, spanHits: 0.98, cleanFlagged: 3, lowestF1: 0.7 },
  "blind-28.jsonl": { precision: 0.98, recall: 0.96, spanHits: 0.98, cleanFlagged: 1, lowestF1: 0.85 },
  "blind-29.jsonl": { precision: 0.98, recall: 0.93, spanHits: 0.98, cleanFlagged: 1, lowestF1: 0.8 },
  "blind-30.jsonl": { precision: 0.97, recall: 0.93, spanHits: 0.98, cleanFlagged: 1, lowestF1: 0.75 },
  "blind-31.jsonl": { precision: 0.97, recall: 0.91, spanHits: 0.98, cleanFlagged: 2, lowestF1: 0.75 },
  "blind-32.jsonl": { precision: 0.96, recall: 0.91, spanHits: 0.98, cleanFlagged: 1, lowestF1: 0.7 },
  "blind-33.jsonl": { precision: 0.92, recall: 0.9, spanHits: 0.98, cleanFlagged: 5, lowestF1: 0.7 },
  "blind-34.jsonl": { precision: 0.96, recall: 0.88, spanHits: 0.98, cleanFlagged: 2, lowestF1: 0.7 },
  "blind-35.jsonl": { precision: 0.95, recall: 0.95, spanHits: 0.98, cleanFlagged: 2, lowestF1: 0.7 },
  "plain.jsonl": { precision: 0.97, recall: 0.97, spanHits: 0.98, cleanFlagged: 6, lowestF1: 0.9 },
  "apart.jsonl": { precision: 0.988, recall: 0.978, spanHits: 0.983, cleanFlagged: 2, lowestF1: 0.89 },
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
