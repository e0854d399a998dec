import { wordOf, wordsOf } from "@wellput/contract/scenario-fields";
import { expect, test } from "vitest";
import { intensityOf } from "./label.ts";

test("SCEN-11 a label's number after the # is its intensity, never part of its word", () => {
  expect([wordOf("angry#0.7"), intensityOf("angry#0.7")]).toEqual(["angry", 0.7]);
  expect(wordsOf(["angry#0.7", "calm", "sad#"])).toBe("angry, calm, sad");
});

test("SCEN-11 without a number, or with one that is none, the intensity is 0.5, and never more than 1", () => {
  expect(["calm", "calm#", "calm#.", "C# minor", "wild#7"].map(intensityOf)).toEqual([0.5, 0.5, 0.5, 0.5, 1]);
  expect(wordOf("C# minor")).toBe("C# minor");
});
