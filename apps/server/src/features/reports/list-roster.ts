import { RosterEntry } from "@wellput/contract";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { groups, users } from "../../db/schema/index.ts";
import { isSameCode } from "../groups/public.ts";

/** Who joined with a code, for the admin who looks after the group. */
export async function listRoster(db: Database, code: string): Promise<RosterEntry[]> {
  const codes = db.select({ code: groups.code }).from(groups).where(isSameCode(groups.code, code));
  const rows = await db.select().from(users).where(inArray(users.groupCode, codes)).orderBy(asc(users.email));
  return rows.map((row) => RosterEntry.parse({ ...row, createdAt: row.createdAt.toISOString() }));
}
