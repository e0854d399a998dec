import { expect, test } from "vitest";
import { pack } from "../../scripts/pack-model.ts";
import { TAG_BITS, TAG_MASK, type TaggerModel, unpack } from "../../src/text/model.ts";
import { TAGS } from "../../src/text/reading.ts";

/** The weights of one feature, by tag. */
function weightsOf({ table, votes, mask }: TaggerModel, key: number): number[] {
  const weights = TAGS.map(() => 0);
  let slot = key & mask;
  while (table[slot * 2] !== key) slot = (slot + 1) & mask;
  const place = table[slot * 2 + 1] ?? 0;
  for (const vote of votes.subarray(place >> TAG_BITS, (place >> TAG_BITS) + (place & TAG_MASK)))
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
  expect(model.certain.get("table")).toBe(TAGS.indexOf("NOUN"));
});
