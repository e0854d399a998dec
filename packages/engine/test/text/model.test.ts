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

test("Packed weights come out again, near and far keys, light and heavy, of every tag.", () => {
  const row = (at: number) => Float32Array.from(TAGS, (_, tag) => ((at * 7 + tag * 13) % 81) - 40);
  const keys = [0, 1, 63, 64, 4095, 4096, 1 << 20, (1 << 24) - 1];
  const rows = new Map(keys.map((key, at) => [key, row(at).map((weight) => (weight * 9) / 40)]));
  const model = unpack(pack({ rows }, { certain: { NOUN: "table" }, verbs: "go" }));
  keys.forEach((key, at) => {
    expect(weightsOf(model, key)).toEqual([...row(at)]);
  });
  expect(rowOf(model, 2)).toBe(-1);
  expect(model.certain.get("table")).toBe(TAGS.indexOf("NOUN"));
});
