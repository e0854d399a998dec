import { randomUUID } from "node:crypto";
import { type SessionChange, type SessionDocument, SHEET_FIELDS_MAX, TEXT_MAX_CHARS } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { earlierTexts, sessionDocuments } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const ada = world.visitor();
const LONG = "a".repeat(TEXT_MAX_CHARS);
const newPath = () => `/api/groups/general/${randomUUID()}/scenario1`;
/** Fields by their names, all with one value. */
const fieldsOf = (names: readonly string[], value: string, base = 0) =>
  Object.fromEntries(names.map((name) => [name, { value, base }]));
const named = (prefix: string, count: number) => Array.from({ length: count }, (_none, at) => `${prefix}${at}`);
const write = (browser: Visitor, path: string, fields: object, writer = randomUUID()) =>
  browser.patch(path, { writer, fields });

test("RELY-04 a change is answered with what it changed, not with the whole sheet.", async () => {
  const path = newPath();
  await ada.put(path);
  expect((await write(ada, path, fieldsOf(named("long", 10), LONG))).status).toBe(200);
  const answer = await write(ada, path, fieldsOf(["request"], "Could we?"));
  const text = await answer.text();
  expect(text.length).toBeLessThan(200);
  expect(JSON.parse(text)).toEqual({ id: expect.any(String), fields: { request: { value: "Could we?", version: 1 } } });
  const after = (await (await write(ada, path, fieldsOf(["request"], "Please."))).json()) as SessionChange;
  expect(after.earlier).toMatchObject([{ field: "request", value: "Could we?" }]);
});

test("RELY-04 a sheet takes a megabyte and no more, and what is there can be changed and shortened.", async () => {
  const path = newPath();
  await ada.put(path);
  expect((await write(ada, path, fieldsOf(named("a", 12), LONG))).status).toBe(200);
  for (const letter of ["b", "c", "d"]) await write(ada, path, fieldsOf(named(letter, 12), LONG));
  expect((await write(ada, path, fieldsOf(named("e", 1), LONG))).status).toBe(200);
  await expectError(await write(ada, path, fieldsOf(named("f", 1), LONG)), 413, "SESSION_FULL");
  const { fields } = (await (await ada.get(path)).json()) as SessionDocument;
  expect(Object.keys(fields)).toHaveLength(49);
  expect((await write(ada, path, fieldsOf(["a0"], "b".repeat(TEXT_MAX_CHARS), 1))).status).toBe(200);
  expect((await write(ada, path, fieldsOf(["a1"], "short", 1))).status).toBe(200);
  expect((await write(ada, path, fieldsOf(["f0"], "fits again"))).status).toBe(200);
});

test("RELY-04 a sheet has a thousand fields at most.", async () => {
  const path = newPath();
  await ada.put(path);
  for (let count = 0; count < SHEET_FIELDS_MAX; count += 100) {
    expect((await write(ada, path, fieldsOf(named(`f${count}x`, 100), "x"))).status).toBe(200);
  }
  await expectError(await write(ada, path, fieldsOf(["more"], "x")), 413, "SESSION_FULL");
  expect((await write(ada, path, fieldsOf(["f0x1"], "longer", 1))).status).toBe(200);
});

test("RELY-04 of the texts that were replaced unseen the newest fifty are kept.", async () => {
  const path = newPath();
  const { id } = (await (await ada.put(path)).json()) as SessionDocument;
  for (let count = 0; count < 53; count++) await write(ada, path, fieldsOf(["request"], `${count} is another text`));
  const kept = await world.db.select().from(earlierTexts).where(eq(earlierTexts.documentId, id));
  expect(kept).toHaveLength(50);
  expect(kept.map(({ value }) => value)).not.toContain("1 is another text");
  expect(kept.map(({ value }) => value)).toContain("51 is another text");
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
  for (const letter of ["a", "b", "c", "d"]) {
    expect((await write(greedy, path, fieldsOf(named(letter, 12), LONG))).status).toBe(200);
  }
  // Another sheet, and what is replaced in the first: both take room.
  const second = newPath();
  await greedy.put(second);
  const refused = await write(greedy, second, fieldsOf(named("a", 3), LONG));
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
  await expectError(refused, 429, "TOO_MANY_REQUESTS");
  const replacing = await write(greedy, path, fieldsOf(named("a", 3), "b".repeat(TEXT_MAX_CHARS)));
  await expectError(replacing, 429, "TOO_MANY_REQUESTS");
  const sheets = await small.db.$count(sessionDocuments);
  await expectError(await greedy.put(newPath()), 429, "TOO_MANY_REQUESTS");
  expect(await small.db.$count(sessionDocuments)).toBe(sheets);
  const kept = await greedy.analyse({ data: LONG, db_flag: "true" });
  await expectError(kept, 429, "TOO_MANY_REQUESTS");
  // Whoever shares the address and has signed in has a share of their own, and reading and feedback go on.
  expect((await greedy.analyse({ data: "You are late." })).status).toBe(200);
  expect((await greedy.get(path)).status).toBe(200);
  expect((await write(other, second, fieldsOf(["request"], LONG))).status).toBe(200);
  const { browser } = await small.member();
  browser.headers["x-forwarded-for"] = "1.1.1.1";
  expect((await write(browser, second, fieldsOf(["strategies"], LONG))).status).toBe(200);
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
