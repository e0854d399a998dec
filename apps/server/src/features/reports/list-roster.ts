import { RosterEntry } from "@wellput/contract";
import { asc } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/index.ts";
import { isSameCode } from "../groups/public.ts";

/** Who joined with a code, for the admin who looks after the group. */
export async function listRoster(db: Database, code: string): Promise<RosterEntry[]> {
  const rows = await db.select().from(users).where(isSameCode(users.groupCode, code)).orderBy(asc(users.email));
  return rows.map((row) => RosterEntry.parse({ ...row, createdAt: row.createdAt.toISOString() }));
}
