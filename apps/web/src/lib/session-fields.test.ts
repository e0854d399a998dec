import { expect, test } from "vitest";
import { withChange } from "./session-fields.ts";

const SHEET = {
  id: "7a3f2c5e-0000-4000-8000-000000000000",
  groupName: "general",
  fields: { request: { value: "Could we talk?", version: 3 }, s0: { value: "It rang.", version: 1 } },
  people: { count: 1, names: [] },
  earlier: [{ id: "7a3f2c5e-0000-4000-8000-000000000001", field: "request", value: "Write." }],
};
const change = (value: string, version: number) => ({ id: SHEET.id, fields: { request: { value, version } } });

test("SCEN-09 news of a field that come late do not take back what is newer", () => {
  expect(withChange(SHEET, change("Could we", 2))).toEqual(SHEET);
  expect(withChange(SHEET, change("Could we talk on Monday?", 4))).toEqual({
    ...SHEET,
    fields: { ...SHEET.fields, request: { value: "Could we talk on Monday?", version: 4 } },
  });
});

test("SCEN-09 the replaced texts are as told last", () => {
  const earlier = [{ id: "7a3f2c5e-0000-4000-8000-000000000002", field: "s0", value: "It did." }];
  expect(withChange(SHEET, { ...change("", 4), earlier }).earlier).toBe(earlier);
  expect(withChange(SHEET, change("", 4)).earlier).toBe(SHEET.earlier);
});
