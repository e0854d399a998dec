import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "./database.ts";
import * as schema from "./schema/index.ts";

test("DATA-04 the migrations make the tables of the schema: else run npm run migrations -w @wellput/server.", async () => {
  const read = (file: string) => JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, "meta", file), "utf8"));
  const last = read("_journal.json").entries.at(-1).idx;
  const migrated = read(`${String(last).padStart(4, "0")}_snapshot.json`);
  expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([]);
});
