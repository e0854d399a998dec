import { expect, test } from "vitest";
import { BOUNDS, type Excess, excessOf, excessOfEngine } from "./engine-house.ts";

const found = Object.entries(excessOfEngine());
/** The files that have more than they may, with how much more. */
const over = (kind: keyof Excess) => found.flatMap(([file, { [kind]: by }]) => (by ? [`${file}: ${by}`] : []));

test(`no function of the engine has over ${BOUNDS.branches} branches`, () => {
  const why =
    "Nobody can say what a condition does that stands behind fifteen others. Name a part and give it a function.";
  expect(over("branches"), why).toEqual([]);
});

test(`no function of the engine has over ${BOUNDS.functionLines} lines`, () => {
  expect(over("functionLines"), "A function is read on one screen.").toEqual([]);
});

test(`no file of the engine has over ${BOUNDS.lines} lines`, () => {
  expect(over("lines"), "A file is about one thing, and one thing fits.").toEqual([]);
});

test("word lists stand in lexicon/ and nowhere else", () => {
  const why = `A list of over ${BOUNDS.listedWords} words is knowledge of the language: beside the others it is found, shared and tested.`;
  expect(over("lists"), why).toEqual([]);
});

test("a law sees what breaks it", () => {
  const branchy = `const f = (a: number) => ${"a > 1 || ".repeat(16)}a > 2;`;
  expect(excessOf("text/a.ts", branchy)).toEqual({ branches: 2 });
  expect(excessOf("text/a.ts", `function f() {${"\n".repeat(61)}}`)).toEqual({ functionLines: 2 });
  expect(excessOf("text/a.ts", "// line\n".repeat(251))).toEqual({ lines: 251 });
  const lists = `const a = "b c d e f g h".split(" "); const i = ["b", "c", "d", "e", "f", "g", "h"]; /^(?:b|c|d|e|f|g|h)$/; cue("b c d e f g h"); rows("a b|c|d|e|f|g|h i");`;
  expect(excessOf("text/a.ts", lists)).toEqual({ lists: 5 });
  expect(excessOf("lexicon/a.ts", lists)).toEqual({});
});
