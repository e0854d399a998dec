import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/** Any number of our own: whoever saves a course or a study takes turns behind it. */
const SAVING_LOCK = 7_355_634;

/** One after the other until the transaction ends: of two who save at once the second sees what the first has saved. */
export async function takeSavingTurn(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SAVING_LOCK})`);
}
