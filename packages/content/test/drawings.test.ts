import { FEEDBACK_CODES, STRENGTH_CODES } from "@wellput/contract";
import { expect, test } from "vitest";
import { DRAWING_HEIGHT, DRAWING_WIDTH, drawingName, drawings } from "../src/index.ts";

test("every code and strength has a drawing, with a text for those who do not see it", () => {
  expect([...drawings.keys()]).toEqual([...FEEDBACK_CODES, ...STRENGTH_CODES].map(drawingName));
  for (const { alt } of drawings.values()) {
    expect(alt).toMatch(/^[A-Z][^.]{7,80}[^.]$/);
    expect(alt).not.toMatch(/["<&]/);
  }
});

test("every drawing is path data that begins on its sheet", () => {
  for (const [name, { soft, lines }] of drawings) {
    for (const path of [soft, lines]) {
      expect(path, name).toMatch(/^M[\d\s.,A-Za-z-]+$/);
      for (const [, x, y] of path.matchAll(/M\s*([\d.]+)[\s,]+([\d.]+)/g)) {
        expect(Number(x), name).toBeLessThanOrEqual(DRAWING_WIDTH);
        expect(Number(y), name).toBeLessThanOrEqual(DRAWING_HEIGHT);
      }
    }
  }
});
