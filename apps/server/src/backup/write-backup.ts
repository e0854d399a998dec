import { APP_VERSION } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { askRows } from "../db/ask-rows.ts";
import type { Database } from "../db/database.ts";
import { findLastMigration } from "../db/migrations.ts";
import { lookAt } from "../db/refuse-foreign.ts";
import { readTables, type Table } from "./catalog.ts";
import { BackupRefused, type Header } from "./format.ts";

/** Rows that are read at once: a message can be a whole document. */
const ROWS_AT_ONCE = 50;

interface BackupOptions {
  readonly db: Database;
  /** That signs the session cookies: with it people stay signed in. */
  readonly secret: string;
}

/** Takes some lines; what it promises is kept when there is room for more. */
type Write = (lines: string) => Promise<void>;

/** Sees that there is something to back up, before anything is made there. @throws {BackupRefused} */
export async function requireOurs(db: Database): Promise<void> {
  const { name, isOurs } = await lookAt(db);
  if (!isOurs) throw new BackupRefused(`The database ${name} holds no Wellput: name another in DATABASE_URL.`);
}

/**
 * Writes all that a database holds as lines, as of one moment: what is written meanwhile is not in it. The embedded database
 * has one connection, and whoever else asks it waits until this is done.
 *
 * @throws {BackupRefused}
 */
export function writeBackup({ db, secret }: BackupOptions, write: Write): Promise<void> {
  return db.transaction(
    async (tx) => {
      // However the database is set, moments are written as every other one reads them.
      await tx.execute(sql`select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true)`);
      const migration = await findLastMigration(tx);
      if (!migration)
        throw new BackupRefused("The database is newer than this program: back it up with the newer one.");
      const createdAt = new Date().toISOString();
      const header: Header = { wellput: "backup", format: 1, version: APP_VERSION, migration, createdAt, secret };
      await write(`${JSON.stringify(header)}\n`);
      let rows = 0;
      for (const table of await readTables(tx)) rows += await writeTable(tx, table, write);
      await write(`${JSON.stringify({ end: true, rows })}\n`);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function writeTable(tx: Database, { name, columns }: Table, write: Write): Promise<number> {
  const names = columns.map((column) => column.name);
  await write(`${JSON.stringify({ table: name, columns: names })}\n`);
  const values = sql.join(
    names.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  );
  const lines = sql`select json_build_array(${values})::text as line from ${sql.identifier(name)}`;
  await tx.execute(sql`declare backup no scroll cursor for ${lines}`);
  for (let count = 0; ; ) {
    const rows = await askRows<{ line: string }>(tx, sql`fetch ${sql.raw(`${ROWS_AT_ONCE}`)} from backup`);
    if (rows.length === 0) {
      await tx.execute(sql`close backup`);
      return count;
    }
    count += rows.length;
    await write(rows.map(({ line }) => `${line}\n`).join(""));
  }
}
