import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../test/kit/test-database.ts";

const database = await openTestDatabase();
afterAll(() => database.close());

test("DATA-02 a lost connection is opened again, and who listens is told that something may have been missed.", async () => {
  const heard: string[] = [];
  let gaps = 0;
  await database.listen(
    "test_channel",
    (payload) => heard.push(payload),
    () => gaps++,
  );
  const say = (text: string) => database.db.execute(sql`select pg_notify('test_channel', ${text})`);
  await say("before");
  await expect.poll(() => heard).toEqual(["before"]);
  const others = sql`datname = current_database() and pid <> pg_backend_pid()`;
  await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
  await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
  await say("after");
  await expect.poll(() => heard).toEqual(["before", "after"]);
});
