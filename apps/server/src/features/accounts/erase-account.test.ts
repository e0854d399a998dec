import { eq, getTableName, is, type SQL, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, expect, test } from "vitest";
import { storeOneOfEverything } from "../../../test/kit/one-of-everything.ts";
import { TEST_CODE } from "../../../test/kit/provided.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import * as schema from "../../db/schema/index.ts";
import { PERSONAL_DATA } from "./personal-data.ts";

const world = await World.open();
afterAll(() => world.close());

const MARK = "only-mine-7f3a";
const MINUTE_MS = 60_000;
const { articles, challenges, groups, scenarios, usageRecords, users } = schema;

/** Both drivers answer with rows; what they have in common does not say so. */
async function ask<Row>(query: SQL): Promise<Row[]> {
  return ((await world.db.execute(query)) as { rows: Row[] }).rows;
}
/** Every row of every table of the database, as text. */
async function wholeDatabase(): Promise<Record<string, string>> {
  const dump: Record<string, string> = {};
  for (const name of await tableNames()) {
    dump[name] = JSON.stringify(await ask(sql`select * from ${sql.identifier(name)}`));
  }
  return dump;
}
async function tableNames(): Promise<string[]> {
  const isOurs = sql`table_schema = 'public'`;
  const rows = await ask<{ name: string }>(
    sql`select table_name as name from information_schema.tables where ${isOurs}`,
  );
  return rows.map(({ name }) => name).sort();
}
const seats = async () => (await world.db.select().from(groups).where(eq(groups.code, TEST_CODE)))[0]?.count ?? 0;

/** Somebody who made one of everything, asked for a reset link, and takes the newsletter. */
async function somebodyWithEverything() {
  const somebody = await world.member();
  const { browser, id, email } = somebody;
  await browser.put("/api/me/username", { username: MARK });
  const samples = await storeOneOfEverything(world.db, id, MARK);
  await browser.post("/api/password-resets", { email });
  await browser.post("/api/newsletter", { email });
  const general = { id: crypto.randomUUID(), user_feedback_value: "general", user_feedback_str: MARK, email };
  await world.visitor().post("/api/ratings", { ratings: [general] });
  return { ...somebody, samples };
}

test("AUTH-11 every table of the database says what happens to its rows: else add it to PERSONAL_DATA.", async () => {
  const tableOf = new Map(Object.entries<unknown>(schema));
  const planned = Object.keys(PERSONAL_DATA).map((key) => {
    const table = tableOf.get(key);
    return is(table, PgTable) ? getTableName(table) : `${key} is no table`;
  });
  expect(planned.sort()).toEqual(await tableNames());
});

test("AUTH-11 of an erased account nothing personal is left in any table, and public items stay without an author.", async () => {
  const { browser, id, email, samples } = await somebodyWithEverything();
  const copy = browser.copy();
  const seatsBefore = await seats();
  const before = await wholeDatabase();
  const holding = Object.keys(before).filter((name) => before[name]?.includes(MARK) || before[name]?.includes(id));
  expect(holding).toEqual(
    expect.arrayContaining(["attempts", "credentials", "logs", "messages", "ratings", "responses", "users"]),
  );
  expect((await browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  for (const [name, rows] of Object.entries(await wholeDatabase())) {
    for (const trace of [MARK, id, email]) expect([name, rows.includes(trace)]).toEqual([name, false]);
  }
  for (const [table, sample] of [
    [scenarios, samples.publicScenario],
    [challenges, samples.groupChallenge],
    [articles, samples.article],
    [articles, samples.editedArticle],
  ] as const) {
    expect(await world.db.select().from(table).where(eq(table.id, sample))).toMatchObject([{ authorId: null }]);
  }
  expect(await world.db.$count(scenarios, eq(scenarios.id, samples.waitingScenario)), "never accepted").toBe(0);
  expect(await world.db.$count(usageRecords)).toBeGreaterThan(0);
  expect(await seats()).toBe(seatsBefore - 1);
  expect(await (await copy.get("/api/session")).json()).toEqual({ me: null });
});

test("AUTH-11 AUTH-15 AUTH-17 mails to an e-mail of before and to one that was never confirmed are one's own: in the export, and gone with the account.", async () => {
  const { browser, email: before } = await world.member();
  const [own, never] = [1, 2].map((at) => `${at}.${before}`);
  const ask = async (email = "") => {
    expect((await browser.put("/api/me/email", { email })).status).toBe(202);
    const [mail] = await world.db.select().from(schema.outbox).where(eq(schema.outbox.recipient, email));
    return { token: /confirmemail\?token=(\S+)/.exec(mail?.text ?? "")?.[1] };
  };
  expect((await world.visitor().post("/api/email-changes/confirm", await ask(own))).status).toBe(204);
  await ask(never);
  const { mails } = (await (await browser.get("/api/me/export")).json()) as { mails: { recipient: string }[] };
  expect([...new Set(mails.map(({ recipient }) => recipient))].sort()).toEqual([before, own, never].sort());
  expect((await browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  expect((await wholeDatabase()).outbox).not.toContain(before);
});

test("AUTH-11 after erasing, the browser holds no session cookie, and the e-mail may sign up again.", async () => {
  const { browser, email, password } = await world.member();
  const gone = await browser.delete("/api/me", { body: "{}" });
  expect(gone.headers.get("set-cookie")).toMatch(/^wellput\.session_token=; Max-Age=0; Path=\//);
  await expectError(await world.visitor().post("/api/session", { email, password }), 401, "EMAIL_UNKNOWN");
  const again = { email, password, terms: true, joiningCode: TEST_CODE };
  expect((await world.visitor().post("/api/accounts", again)).status).toBe(201);
});

test("AUTH-11 of an older session the password is asked for, and a wrong one deletes nothing.", async () => {
  const { browser, id, password } = await world.member();
  world.time = () => new Date(Date.now() + 11 * MINUTE_MS);
  const erase = (currentPassword?: string) => browser.delete("/api/me", { body: JSON.stringify({ currentPassword }) });
  await expectError(await erase(), 403, "CURRENT_PASSWORD_REQUIRED");
  await expectError(await erase("wrong horse"), 401, "PASSWORD_WRONG");
  expect(await world.db.$count(users, eq(users.id, id))).toBe(1);
  expect((await erase(password)).status).toBe(204);
  world.time = () => new Date();
  expect(await world.db.$count(users, eq(users.id, id))).toBe(0);
});

test("ADM-03 the last admin cannot delete their account; with another admin they can.", async () => {
  const only = await World.open();
  const admin = await only.admin();
  await expectError(await admin.browser.delete("/api/me", { body: "{}" }), 409, "LAST_ADMIN");
  expect((await admin.browser.get("/api/admin/groups")).status).toBe(200);
  await only.admin();
  expect((await admin.browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  await only.close();
});

test("ADM-03 of two admins who delete their accounts at once, one stays.", async () => {
  const two = await World.open();
  const admins = [await two.admin(), await two.admin()];
  const answers = await Promise.all(admins.map(({ browser }) => browser.delete("/api/me", { body: "{}" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  await two.close();
});
