import { randomUUID } from "node:crypto";
import type { Append, Page } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { appends } from "../../db/schema/index.ts";

const world = await World.open({ KNOWLEDGE_BANK: ["checkmessage", "practice"], ANONYMOUS_ANALYSES_PER_MINUTE: 20 });
afterAll(() => world.close());

const [ada, admin] = [await world.member(), await world.admin()];
const draft = (changes: object = {}) => ({
  id: randomUUID(),
  document: "knowledgeBank/checkmessage",
  array: "texts",
  text: "The report came on Friday.",
  ...changes,
});

test("FB-10 DATA-03 a text is appended to the named array of its document, and a repeat appends once.", async () => {
  const body = draft();
  for (let left = 2; left > 0; left--) expect((await ada.browser.post("/api/appends", body)).status).toBe(204);
  expect((await world.visitor().post("/api/appends", draft({ document: "knowledgeBank/practice" }))).status).toBe(204);
  const { items } = (await (await admin.browser.get("/api/appends")).json()) as Page<Append>;
  expect(items).toMatchObject([{ document: "knowledgeBank/practice" }, body]);
  expect(JSON.stringify(items)).not.toContain(ada.id);
});

test("FB-10 only what the installation named takes texts: other documents and arrays are refused.", async () => {
  const before = await world.db.$count(appends);
  const documents = [
    "knowledgeBank/elsewhere",
    "knowledgeBank/",
    "users/x",
    "../knowledgeBank/checkmessage",
    "checkmessage",
  ];
  for (const changes of [
    ...documents.map((document) => ({ document })),
    { array: "isAdmin" },
    { array: "__proto__" },
  ]) {
    await expectError(await ada.browser.post("/api/appends", draft(changes)), 403, "NOT_ALLOWED");
  }
  for (const text of ["", "  ", "x".repeat(20_001)]) {
    await expectError(await ada.browser.post("/api/appends", draft({ text })), 422, "INVALID_INPUT");
  }
  expect(await world.db.$count(appends)).toBe(before);
});

test("FB-10 a visitor who floods is stopped, and nobody but admins reads.", async () => {
  const visitor = world.visitor();
  const flood = Array.from({ length: 25 }, () => visitor.post("/api/appends", draft()));
  expect((await Promise.all(flood)).map(({ status }) => status)).toContain(429);
  await expectError(await ada.browser.get("/api/appends"), 403, "NOT_ALLOWED");
});
