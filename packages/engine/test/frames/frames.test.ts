import { describe, expect, test } from "vitest";
import { FRAMES } from "./all.ts";
import { framesOf, misread } from "./frame.ts";

/** What anybody might type, one frame a test: read right with every one of its words. */
describe.each(FRAMES.map((frames) => [frames.code ?? "clean", frames] as const))("%s", (_code, frames) => {
  test.each(framesOf(frames))("ENG-02 “%s” is read right with every word.", (frame) => {
    expect(misread(frame, frames)).toEqual([]);
  });
});
