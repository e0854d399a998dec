import { randomUUID } from "node:crypto";
import { type ChangeSession, type SessionDocument, SHEET_FIELDS_MAX, TEXT_MAX_CHARS } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import * as Y from "yjs";
import { SheetPage } from "../../../test/kit/sheet-page.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { sessionDocuments } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const ada = world.visitor();
const LONG = "a".repeat(TEXT_MAX_CHARS);
const newPath = () => `/api/groups/general/${randomUUID()}/scenario1`;
const read = async (path: string) => (await (await ada.get(path)).json()) as SessionDocument;
/** What a page has written since, as it sends it after it was away. */
const asOne = (changes: readonly ChangeSession[]): ChangeSession => {
  const update = Y.mergeUpdates(changes.map((change) => Buffer.from(change.update, "base64")));
  return { writer: 1, field: "request", update: Buffer.from(update).toString("base64") };
};
const write = (browser: Visitor, path: string, change = new SheetPage().write("request", LONG)) =>
  browser.patch(path, change);

test("RELY-04 a sheet takes a megabyte and no more, and what is there can be taken away, and then others write.", async () => {
  const path = newPath();
  await ada.put(path);
  const page = new SheetPage();
  for (let at = 0; at < 37; at++) expect((await write(ada, path, page.write(`s${at}`, LONG))).status).toBe(204);
  await expectError(await write(ada, path), 413, "SESSION_FULL");
  for (const field of ["s0", "s1"])
    expect((await write(ada, path, page.remove(field, 0, LONG.length))).status).toBe(204);
  expect((await write(ada, path)).status).toBe(204);
  const sheet = new SheetPage().take(await read(path));
  expect([sheet.textOf("s0"), sheet.textOf("s36"), sheet.textOf("request")]).toEqual(["", LONG, LONG]);
});

test("RELY-04 a sheet has so many fields and no more, whoever begins them; what is there is written on, by all.", async () => {
  const path = newPath();
  await ada.put(path);
  const [eve, member] = [world.visitor(), (await world.member()).browser];
  const page = new SheetPage();
  const names = Array.from({ length: SHEET_FIELDS_MAX + 1 }, (_, at) => `s${at}`);
  const allAtOnce = asOne(names.map((name) => page.write(name, "a")));
  await expectError(await write(ada, path, allAtOnce), 413, "SESSION_FULL");
  expect((await read(path)).updates).toEqual([]);

  const writers = [ada, eve, member];
  const other = new SheetPage();
  for (const [at, name] of names.slice(0, -1).entries())
    expect((await write(writers[at % 3] ?? ada, path, other.write(name, "b"))).status).toBe(204);
  const late = () => new SheetPage().write("one_more", "c");
  for (const browser of writers) await expectError(await write(browser, path, late()), 413, "SESSION_FULL");
  // Nor does the room come back with emptying one, or with putting the sheet together.
  expect((await write(eve, path, other.remove("s0", 0, 1))).status).toBe(204);
  for (let at = 0; at < 3; at++) expect((await write(member, path, other.write("s1", "b"))).status).toBe(204);
  for (const browser of writers) await expectError(await write(browser, path, late()), 413, "SESSION_FULL");

  for (const browser of writers) {
    const opened = new SheetPage().take(await read(path));
    for (const change of [opened.write("s0", "d"), opened.tick("ownNeeds", "trust"), opened.write("s199", "d")])
      expect((await write(browser, path, change)).status).toBe(204);
  }
  const shown = new SheetPage().take(await read(path));
  expect([shown.textOf("s0"), shown.textOf("s1"), shown.textOf("one_more")]).toEqual(["ddd", "bbbb", ""]);
});

test("RELY-04 a field has a field's name, in what is written as in what is said of it.", async () => {
  const path = newPath();
  await ada.put(path);
  for (const name of ["a".repeat(41), "no field", ""]) {
    const { update } = new SheetPage().write(name, "a");
    await expectError(await ada.patch(path, { writer: 1, field: "request", update }), 422, "INVALID_INPUT");
  }
});

test("RELY-04 one address keeps so many megabytes a day, of whatever kind, and nobody else is held up.", async () => {
  const small = await World.open({ STORED_MEGABYTES_PER_DAY: 1, TRUST_PROXY: 1 });
  const from = (address: string) => {
    const visitor = small.visitor();
    visitor.headers["x-forwarded-for"] = address;
    return visitor;
  };
  const [greedy, other] = [from("1.1.1.1"), from("2.2.2.2")];
  const path = newPath();
  await greedy.put(path);
  for (let count = 0; count < 37; count++) expect((await write(greedy, path)).status).toBe(204);
  // Another sheet takes room too.
  const second = newPath();
  await other.put(second);
  const refused = await write(greedy, second);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
  await expectError(refused, 429, "TOO_MANY_REQUESTS");
  const sheets = await small.db.$count(sessionDocuments);
  await expectError(await greedy.put(newPath()), 429, "TOO_MANY_REQUESTS");
  expect(await small.db.$count(sessionDocuments)).toBe(sheets);
  const kept = await greedy.analyse({ data: LONG, db_flag: "true" });
  await expectError(kept, 429, "TOO_MANY_REQUESTS");
  // Whoever shares the address and has signed in has a share of their own, and reading and feedback go on.
  expect((await greedy.analyse({ data: "You are late." })).status).toBe(200);
  expect((await greedy.get(path)).status).toBe(200);
  expect((await write(other, second)).status).toBe(204);
  const { browser } = await small.member();
  browser.headers["x-forwarded-for"] = "1.1.1.1";
  expect((await write(browser, second)).status).toBe(204);
  await small.close();
});

test("RELY-04 a person who has signed in has a day's share too.", async () => {
  const small = await World.open({ STORED_MEGABYTES_PER_DAY: 1 });
  const [{ browser }, other] = [await small.member(), await small.member()];
  const save = (somebody: Visitor) =>
    somebody.post("/api/scenarios", { id: randomUUID(), title: "A", summary: LONG, finalMessage: LONG });
  let saved = 0;
  while ((await save(browser)).status === 201) saved++;
  expect(saved).toBe(24);
  await expectError(await save(browser), 429, "TOO_MANY_REQUESTS");
  expect((await save(other.browser)).status).toBe(201);
  expect((await browser.get("/api/scenarios")).status).toBe(200);
  await small.close();
});
