import { expect, test } from "vitest";
import { drawingsLeft } from "./hints.ts";

test("FB-05 a drawing goes with the last comment of its code, and keeps its place until then", () => {
  const names = ["no-bias.svg", "thought-not-feeling.svg", "observe.svg"];
  const [bias, thought, observe] = [{ c: "NO_BIAS" }, { c: "THOUGHT_NOT_FEELING" }, { c: "OBSERVE" }];
  expect(drawingsLeft(names, [bias, observe, thought, bias])).toEqual(names);
  expect(drawingsLeft(names, [observe, bias])).toEqual(["no-bias.svg", "observe.svg"]);
  expect(drawingsLeft(names, [])).toEqual([]);
});
