import { expect, test } from "vitest";
import { toReflection } from "./reflection-fields.ts";

const EMPTY = {
  key: 0,
  chosen: { NegF_: [], NegN_: [], PosF_: [], PosN_: [] },
  notes: { NegF_: "", NegN_: "", PosF_: "", PosN_: "" },
};

test("LEARN-01 what an older version kept, or nothing at all, is a clean start", () => {
  for (const odd of [null, "text", 7, [], { key: "2", chosen: "none", notes: [1] }, { chosen: { NegF_: [1, {}] } }]) {
    expect(toReflection(odd)).toEqual(EMPTY);
  }
});

test("LEARN-01 what fits is kept beside what does not", () => {
  const kept = toReflection({ key: 3, chosen: { PosF_: ["calm#0.3", 4], Other_: ["x"] }, notes: { NegN_: "A walk" } });
  expect(kept).toEqual({
    key: 3,
    chosen: { ...EMPTY.chosen, PosF_: ["calm#0.3"] },
    notes: { ...EMPTY.notes, NegN_: "A walk" },
  });
});
