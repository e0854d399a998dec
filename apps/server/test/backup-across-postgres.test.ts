import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { TEMPLATE } from "./kit/provided.ts";
import { runCommand } from "./kit/run-command.ts";
import { createPostgresDatabase } from "./kit/test-database.ts";
import { furnish, readAll } from "./kit/whole-database.ts";

const folder = mkdtempSync(join(tmpdir(), "wellput-across-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("RELY-03 a backup goes from PostgreSQL into the embedded database and back, and loses nothing.", {
  timeout: 240_000,
}, async () => {
  const from = {
    DATABASE_URL: await createPostgresDatabase(TEMPLATE),
    AUTH_SECRET: "a secret of the tests, long enough",
  };
  const embedded = { DATA_DIR: join(folder, "data") };
  const back = { DATABASE_URL: await createPostgresDatabase("template1") };
  const [first, second] = [join(folder, "first.gz"), join(folder, "second.gz")];
  await furnish(from);
  expect(await runCommand("backup", [first], from)).toMatchObject({ code: 0, err: "" });
  expect(await runCommand("restore", [first], embedded)).toMatchObject({ code: 0, err: "" });
  expect(await runCommand("backup", [second], embedded)).toMatchObject({ code: 0, err: "" });
  expect(await runCommand("restore", [second], back)).toMatchObject({ code: 0, err: "" });
  const [one, two, three] = [await readAll(from), await readAll(embedded), await readAll(back)];
  expect(two).toEqual(one);
  const secret = JSON.stringify({ key: "auth-secret", value: from.AUTH_SECRET });
  const kept = three.get("installation")?.map((row) => JSON.stringify(JSON.parse(row)));
  expect(kept).toContain(secret);
  expect(three.set("installation", one.get("installation") ?? [])).toEqual(one);
});
