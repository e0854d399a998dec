import { expect, test } from "vitest";
import { pack } from "../../scripts/pack-model.ts";
import { rowOf, TAG_BITS, TAG_MASK, type TaggerModel, unpack, votesAt } from "../../src/text/model.ts";
import { TAGS } from "../../src/text/reading.ts";

/** The weights of one feature, by tag. */
function weightsOf(model: TaggerModel, key: number): number[] {
  const weights = TAGS.map(() => 0);
  const row = rowOf(model, key);
  for (const vote of model.votes.subarray(votesAt(model, row), votesAt(model, row + 1)))
    weights[vote & TAG_MASK] = vote >> TAG_BITS;
  return weights;
}

/** Strengths that packing keeps as they are. */
const TOLD_APART = [3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 40, 40];

test("Packed weights come out again, near and far keys, light and heavy, of every tag.", () => {
  const row = (at: number) =>
    Float32Array.from(
      TAGS,
      (_, tag) => (TOLD_APART[(at * 7 + tag * 5) % TOLD_APART.length] ?? 0) * (tag % 2 === 0 ? 1 : -1),
    );
  const keys = [0, 1, 63, 64, 4095, 4096, 1 << 20, (1 << 24) - 1];
  const rows = new Map(keys.map((key, at) => [key, row(at).map((weight) => (weight * 9) / 40)]));
  const model = unpack(pack({ rows }, { certain: { NOUN: "table" }, verbs: "go" }));
  keys.forEach((key, at) => {
    expect(weightsOf(model, key)).toEqual([...row(at)]);
  });
  expect(rowOf(model, 2)).toBe(-1);
  expect(model.certain.get("table")).toBe(TAGS.indexOf("NOUN"));
});

test("Packing drops the lightest weights, and tells heavy ones apart less finely.", () => {
  const strengths = [1, 2, 3, 7, 9, 17, 19, 39];
  const row = Float32Array.from(TAGS, (_, tag) => ((strengths[tag] ?? 40) * 9) / 40);
  const model = unpack(pack({ rows: new Map([[7, row]]) }, { certain: {}, verbs: "" }));
  expect(weightsOf(model, 7).slice(0, strengths.length)).toEqual([0, 0, 3, 8, 10, 16, 20, 40]);
});
