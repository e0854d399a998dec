import { randomUUID } from "node:crypto";
import type { SessionDocument } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 100_000 });
afterAll(() => world.close());

const [ada, eve] = [world.visitor(), world.visitor()];
const newPath = (group = "general") => `/api/groups/${group}/${randomUUID()}/scenario1`;
const read = async (browser: Visitor, path: string) => (await (await browser.get(path)).json()) as SessionDocument;

async function open(path: string, browser = ada): Promise<SessionDocument> {
  const answer = await browser.put(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SessionDocument;
}
async function write(browser: Visitor, path: string, writer: string, field: string, value: string, base: number) {
  const answer = await browser.patch(path, { writer, fields: { [field]: { value, base } } });
  expect(answer.status).toBe(200);
  return read(browser, path);
}

test("SCEN-09 a sheet is made if it is absent, and opening it again never resets it.", async () => {
  const path = newPath();
  await expectError(await ada.get(path), 404, "SESSION_NOT_FOUND");
  const answers = await Promise.all([1, 2, 3].map(() => open(path)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await write(ada, path, randomUUID(), "request", "Could we?", 0);
  expect((await open(path, eve)).fields).toEqual({ request: { value: "Could we?", version: 1 } });
});

test("SCEN-09 several people write in different fields at once, and nothing is lost.", async () => {
  const path = newPath();
  await open(path);
  const fields = Array.from({ length: 12 }, (_none, at) => `s${at}`);
  await Promise.all(fields.map((field) => write(at(field), path, randomUUID(), field, `by ${field}`, 0)));
  const { fields: stored, earlier } = await read(eve, path);
  expect(Object.keys(stored).sort()).toEqual([...fields].sort());
  expect(earlier).toEqual([]);
});
const at = (field: string) => (field.endsWith("1") ? ada : eve);

test("SCEN-09 in one field the last writer stands, and a text that they had not seen can be found again.", async () => {
  const path = newPath();
  await open(path);
  const [first, second] = [randomUUID(), randomUUID()];
  await write(ada, path, first, "request", "Could we", 0);
  await write(ada, path, first, "request", "Could we talk?", 1);
  const after = await write(eve, path, second, "request", "Please write.", 0);
  expect(after.fields.request?.value).toBe("Please write.");
  expect(after.earlier.map(({ field, value }) => [field, value])).toEqual([["request", "Could we talk?"]]);
  const seen = await write(ada, path, first, "request", "Please write soon.", 3);
  expect(seen.earlier).toHaveLength(1);
});

test("SCEN-09 a group's sheet is there for its members alone, and for no other group's key.", async () => {
  await world.addGroup("WARD", "Ward", 5);
  const [nurse, other] = [await world.member(), await world.member()];
  await world.change(nurse.id, { groupCode: "WARD" });
  const path = newPath("Ward");
  await open(path, nurse.browser);
  await write(nurse.browser, path, randomUUID(), "request", "secret", 0);
  for (const browser of [world.visitor(), other.browser]) {
    await expectError(await browser.get(path), 404, "SESSION_NOT_FOUND");
    const forged = { writer: randomUUID(), fields: { request: { value: "forged", base: 9 } } };
    await expectError(await browser.patch(path, forged), 404, "SESSION_NOT_FOUND");
    await expectError(await browser.get(path.replace("/Ward/", "/general/")), 404, "SESSION_NOT_FOUND");
  }
  expect((await read(nurse.browser, path)).fields.request?.value).toBe("secret");
});

test("SCEN-09 what is no session or no field is refused by name.", async () => {
  for (const number of ["1234", "123456", "1234x"])
    await expectError(await ada.put(`/api/groups/general/${number}/scenario1`), 422, "INVALID_INPUT");
  const path = newPath();
  await open(path);
  const bad = { writer: randomUUID(), fields: { "no field": { value: "x", base: 0 } } };
  await expectError(await ada.patch(path, bad), 422, "INVALID_INPUT");
});

test("SCEN-09 AUTH-16 a workshop behind one address writes on, and a flood from it ends.", async () => {
  const small = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 1 });
  const path = newPath();
  const visitor = small.visitor();
  await visitor.put(path);
  const change = () => ({ writer: randomUUID(), fields: { request: { value: "Could we?", base: 0 } } });
  for (let count = 0; count < 50; count++) expect((await visitor.patch(path, change())).status).toBe(200);
  await expectError(await visitor.patch(path, change()), 429, "TOO_MANY_REQUESTS");
  expect((await (await small.member()).browser.patch(path, change())).status).toBe(200);
  await small.close();
});
