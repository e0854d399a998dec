import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { askRows } from "./ask-rows.ts";
import { type Database, MIGRATIONS_FOLDER } from "./database.ts";

/** The migrations that this program knows, the oldest first: their names, and the moments by which they are told apart. */
function readJournal(): readonly { readonly tag: string; readonly when: number }[] {
  return JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, "meta", "_journal.json"), "utf8")).entries;
}

export const knowsMigration = (tag: string): boolean => readJournal().some((entry) => entry.tag === tag);

/** The name of the last migration that a database has had, null where this program does not know it, or there was none. */
export async function findLastMigration(db: Database): Promise<string | null> {
  const [row] = await askRows<{ last: string | number | null }>(
    db,
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  return readJournal().find(({ when }) => when === Number(row?.last))?.tag ?? null;
}

/** Makes the tables of an empty database as they were after one of the migrations, within a transaction. */
export async function migrateUpTo(tx: Database, tag: string): Promise<void> {
  const last = readJournal().find((entry) => entry.tag === tag)?.when ?? 0;
  await tx.execute(sql`create schema drizzle`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    if (folderMillis > last) return;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
