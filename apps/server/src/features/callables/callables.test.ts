import type { AnalysisResponse } from "@wellput/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_CODE } from "../../../test/kit/provided.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const visitor = world.visitor();
beforeAll(() => world.addGroup("WARD", "Ward", 1));

const call = (name: string, data: unknown, browser = visitor) => browser.post(`/api/callable/${name}`, { data });

test("DATA-01 validateGroup says whether a code has a free seat.", async () => {
  const answers = [TEST_CODE, ` ${TEST_CODE} `, "NOPE", ""].map((code) => call("validateGroup", code));
  const results = (await Promise.all(answers)).map((answer) => answer.json());
  expect(await Promise.all(results)).toEqual([
    { result: true },
    { result: true },
    { result: false },
    { result: false },
  ]);
});

test("DATA-01 setUserGroup seats oneself, an admin anybody, and nobody else.", async () => {
  await expectError(await call("setUserGroup", { email: ada.email, group: "WARD" }), 401, "NOT_SIGNED_IN");
  await expectError(await call("setUserGroup", { email: ada.email, group: "WARD" }, eve.browser), 403, "NOT_ALLOWED");
  const unknown = { email: "nobody@example.org", group: "WARD" };
  await expectError(await call("setUserGroup", unknown, eve.browser), 403, "NOT_ALLOWED");
  await expectError(await call("setUserGroup", unknown, admin.browser), 404, "MEMBER_NOT_FOUND");
  const own = await call("setUserGroup", { email: ada.email.toUpperCase(), group: "WARD" }, ada.browser);
  expect(await own.json()).toEqual({ result: true });
  expect(await (await ada.browser.get("/api/session")).json()).toMatchObject({ me: { group: "Ward" } });
  expect(await (await call("validateGroup", "WARD")).json()).toEqual({ result: false });
  const full = await call("setUserGroup", { email: eve.email, group: "WARD" }, admin.browser);
  await expectError(full, 422, "JOINING_CODE_INVALID");
  const back = await call("setUserGroup", { email: ada.email, group: TEST_CODE }, admin.browser);
  expect(await back.json()).toEqual({ result: true });
  expect(await (await call("validateGroup", "WARD")).json()).toEqual({ result: true });
});

test("DATA-01 callAPI gives the same analysis, from a form or from JSON.", async () => {
  const data = "You never listen to me.";
  const byForm = await visitor.post("/api/callable/callAPI", new URLSearchParams({ data, db_flag: "false" }));
  const byJson = await call("callAPI", { data, db_flag: false });
  const direct = (await (await visitor.analyse({ data })).json()) as AnalysisResponse;
  for (const response of [byForm, byJson]) {
    const { result } = (await response.json()) as { result: AnalysisResponse };
    const { message_id, ...rest } = result.user_input;
    const withoutIds = (value: object) => JSON.stringify(value).replace(/"id":"[^"]*"/g, "");
    const { message_id: _other, ...expected } = direct.user_input;
    expect(message_id).not.toBe(direct.user_input.message_id);
    expect(withoutIds(rest)).toBe(withoutIds(expected));
  }
  await expectError(await call("callAPI", { data: " " }), 422, "NO_INPUT_DATA");
  await expectError(await call("callAPI", "text"), 422, "INVALID_INPUT");
});

test("DATA-01 an unknown callable, and arguments of another shape, are clear errors.", async () => {
  await expectError(await call("dropTables", {}), 404, "CALLABLE_NOT_FOUND");
  expect(await expectError(await call("validateGroup", 7), 422, "INVALID_INPUT")).toHaveProperty("data");
  await expectError(await visitor.post("/api/callable/validateGroup", "[", {}), 400, "MALFORMED_BODY");
  await expectError(await visitor.get("/api/callable/validateGroup"), 405, "METHOD_NOT_ALLOWED");
});
