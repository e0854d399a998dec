import { expect, test } from "vitest";
import { speak } from "./speak.ts";

test("SCEN-12 picks become a sentence about oneself: feelings, needs, or both", () => {
  expect(speak("mine", ["irritated#0.3", "tired#0.5"], ["rest", "respect"])).toBe(
    "I feel irritated and tired, because rest and respect matter to me.",
  );
  expect(speak("mine", ["sad#0.5", "lonely", "tired"], [])).toBe("I feel sad, lonely and tired.");
  expect(speak("mine", [], ["respect"])).toBe("Respect matters to me.");
  expect(speak("mine", [], [])).toBe("");
});

test("SCEN-12 what the other may feel and need stays a guess", () => {
  expect(speak("yours", ["worried#0.45"], ["order"])).toBe(
    "I imagine that you feel worried, because order matters to you.",
  );
  expect([speak("yours", ["worried"], []), speak("yours", [], ["order"]), speak("yours", [], [])]).toEqual([
    "I imagine that you feel worried.",
    "I imagine that order matters to you.",
    "",
  ]);
});
