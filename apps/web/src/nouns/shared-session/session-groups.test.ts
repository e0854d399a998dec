import { expect, test } from "vitest";
import { EVERYBODY, sessionGroups } from "./session-groups.ts";

const [ward, clinic] = [
  { key: "1", name: "Ward" },
  { key: "2", name: "Clinic" },
];

test("SCEN-09 a session on what is for some groups is offered to these alone, any other to everybody first.", () => {
  expect(sessionGroups([ward, clinic], undefined)).toEqual([EVERYBODY, ward, clinic]);
  expect(sessionGroups([ward, clinic], ["GENERAL", "Clinic"])).toEqual([EVERYBODY, ward, clinic]);
  expect(sessionGroups([ward, clinic], ["Clinic", "Another"])).toEqual([clinic]);
  expect(sessionGroups([ward], ["Another"])).toEqual([]);
});
