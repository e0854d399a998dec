import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import type { OpenDatabase } from "../../src/db/database.ts";
import { openPgliteImage } from "../../src/db/open-pglite.ts";
import { openPostgres } from "../../src/db/open-postgres.ts";
import { TEMPLATE } from "./provided.ts";

/** A database of one's own, prepared, of the kind that the project runs on. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = inject("postgresUrl");
  if (!url) return openPgliteImage(new Blob([await readFile(inject("pgliteImage"))]));
  return openPostgres(await createPostgresDatabase(TEMPLATE), pino({ level: "silent" }));
}

/** The address of a new database on the project's PostgreSQL, a copy of `template`. */
export async function createPostgresDatabase(template: string): Promise<string> {
  const url = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  // PostgreSQL copies a template for one at a time: the others wait for their turn.
  await client.query("select pg_advisory_lock(1)");
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return url.replace(/postgres$/, name);
}
