import { randomUUID } from "node:crypto";
import type { Log, Page } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const draft = () => ({ id: randomUUID(), title: "Monday", NegF_: [{ text: "the meeting", selected: ["tired"] }] });

test("LOG-03 a log is kept with its four sides.", async () => {
  const body = draft();
  expect((await ada.browser.post("/api/logs", body)).status).toBe(201);
  expect(await (await ada.browser.get(`/api/logs/${body.id}`)).json()).toMatchObject({
    ...body,
    NegN_: [],
    PosF_: [],
    PosN_: [],
  });
  const page = (await (await ada.browser.get("/api/logs")).json()) as Page<Log>;
  expect(page.items.map(({ id }) => id)).toContain(body.id);
});

test("LOG-02 nobody but its author reads or deletes a log, admins neither.", async () => {
  const body = draft();
  await ada.browser.post("/api/logs", body);
  const path = `/api/logs/${body.id}`;
  for (const browser of [eve.browser, admin.browser]) {
    await expectError(await browser.get(path), 404, "LOG_NOT_FOUND");
    await expectError(await browser.delete(path), 404, "LOG_NOT_FOUND");
    expect(await (await browser.get("/api/logs")).json()).toEqual({ items: [], next: null });
  }
  for (const answer of [await world.visitor().get(path), await world.visitor().delete(path)]) {
    await expectError(answer, 401, "NOT_SIGNED_IN");
  }
  expect((await ada.browser.delete(path)).status).toBe(204);
  await expectError(await ada.browser.get(path), 404, "LOG_NOT_FOUND");
});

test("LOG-03 a log keeps the words chosen on each side, and which of its notes have helped.", async () => {
  const chosen = { NegF_: ["tired#0.5"], NegN_: ["rest"], PosF_: [], PosN_: [] };
  const NegN_ = [{ text: "A walk", selected: ["rest"], helped: true }];
  const body = { ...draft(), chosen, NegN_ };
  await ada.browser.post("/api/logs", body);
  const stored = (await (await ada.browser.get(`/api/logs/${body.id}`)).json()) as Log;
  expect(stored).toMatchObject({ chosen, NegN_, version: 1 });
  expect(stored.NegF_).toEqual([{ ...body.NegF_[0], helped: false }]);
  const odd = { ...body, id: randomUUID(), chosen: { Other_: [] } };
  await expectError(await ada.browser.post("/api/logs", odd), 422, "INVALID_INPUT");
});

test("LOG-03 its author changes a log; nobody else does, and nothing is written over what another tab has saved.", async () => {
  const body = draft();
  await ada.browser.post("/api/logs", body);
  const path = `/api/logs/${body.id}`;
  const first = await ada.browser.patch(path, { PosF_: [{ text: "The walk home" }], version: 1 });
  expect(await first.json()).toMatchObject({ ...body, PosF_: [{ text: "The walk home" }], version: 2 });
  await expectError(await ada.browser.patch(path, { title: "Late", version: 1 }), 409, "CHANGED_MEANWHILE");
  expect(await (await ada.browser.get(path)).json()).toMatchObject({ title: "Monday", version: 2 });
  for (const browser of [eve.browser, admin.browser]) {
    await expectError(await browser.patch(path, { title: "Mine", version: 2 }), 404, "LOG_NOT_FOUND");
  }
  await expectError(await world.visitor().patch(path, { version: 2 }), 401, "NOT_SIGNED_IN");
  const huge = { PosF_: [{ text: "a".repeat(1024 * 1024) }], version: 2 };
  await expectError(await ada.browser.patch(path, huge), 413, "BODY_TOO_LARGE");
});

test("LOG-03 a retry stores one, and an id of somebody else's is refused.", async () => {
  const body = draft();
  expect((await ada.browser.post("/api/logs", body)).status).toBe(201);
  expect((await ada.browser.post("/api/logs", body)).status).toBe(200);
  await expectError(await eve.browser.post("/api/logs", body), 409, "ID_TAKEN");
});
