import type { Group } from "@wellput/contract";
import { asc } from "drizzle-orm";
import { groups } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./group-row.ts";

/** Every group with its seats, for admins. */
export async function listGroups({ db }: Deps): Promise<Group[]> {
  const rows = await db.select().from(groups).orderBy(asc(groups.createdAt), asc(groups.code));
  return rows.map(present);
}
