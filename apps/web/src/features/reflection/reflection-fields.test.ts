import { beforeEach, expect, test, vi } from "vitest";
import { ANYONE } from "../../lib/kept-draft.ts";
import { forgetPerson } from "../../lib/storage.ts";
import { FakeStorage } from "../../lib/testing/fake-storage.ts";
import { keepReflection, readReflection, toReflection } from "./reflection-fields.ts";

const [ADA, EVE] = ["ada-s-id", "eve-s-id"];
const PATH = "/emotionsandvalues";
const EMPTY = {
  key: 0,
  chosen: { NegF_: [], NegN_: [], PosF_: [], PosN_: [] },
  notes: { NegF_: "", NegN_: "", PosF_: "", PosN_: "" },
};

beforeEach(() => {
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, new FakeStorage());
  return () => vi.unstubAllGlobals();
});

test("LEARN-01 AUTH-11 a reflection is its writer's: the next person in this tab finds nothing, and it goes with the account", () => {
  const own = { ...EMPTY, key: 2, notes: { ...EMPTY.notes, NegN_: "Ask for the plan" } };
  keepReflection(ADA, PATH, own);
  for (const other of [EVE, ANYONE]) expect(readReflection(other, PATH)).toEqual(EMPTY);
  expect(readReflection(ADA, PATH)).toEqual(own);
  forgetPerson(ADA);
  expect(JSON.stringify(sessionStorage)).not.toContain("Ask for the plan");
});

test("LEARN-01 what a visitor entered becomes the person's who signs in, beside what they had, and nobody else's", () => {
  keepReflection(ADA, PATH, {
    key: 1,
    chosen: { ...EMPTY.chosen, NegF_: ["worried#0.3", "sad"] },
    notes: { ...EMPTY.notes, NegN_: "Ask for the plan" },
  });
  keepReflection(ANYONE, PATH, {
    key: 4,
    chosen: { ...EMPTY.chosen, NegF_: ["worried#0.7"] },
    notes: { ...EMPTY.notes, NegN_: "Sleep", PosN_: "Bread" },
  });
  const both = {
    key: 4,
    chosen: { ...EMPTY.chosen, NegF_: ["sad", "worried#0.7"] },
    notes: { ...EMPTY.notes, NegN_: "Ask for the plan\n\nSleep", PosN_: "Bread" },
  };
  expect(readReflection(ADA, PATH)).toEqual(both);
  expect(readReflection(ADA, PATH)).toEqual(both);
  for (const other of [ANYONE, EVE]) expect(readReflection(other, PATH)).toEqual(EMPTY);
});

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
