import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { ensureFirstGroup } from "./groups.ts";
import { loadStarterSet } from "./starter-set.ts";

/** Any number of our own: servers that start together on a new database take turns behind it. */
const FIRST_START_LOCK = 7_355_609;

/** Makes a new database usable: its first group and the starter set, in one transaction and once. */
export async function prepareInstallation(db: Database, joiningCode: string | undefined, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`);
    await ensureFirstGroup(tx, joiningCode, now);
    await loadStarterSet(tx, now);
  });
}
