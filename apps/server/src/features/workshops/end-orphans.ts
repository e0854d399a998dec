import { and, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { workshops } from "../../db/schema/index.ts";
import { announceWorkshop } from "./announce-workshop.ts";

/** Whoever opened it may steer it no more: they train no group, and are no admin. */
const isOrphan = sql`not exists (select 1 from roles r where r.user_id = ${workshops.trainerId} and r.group_id is not null)
  and not exists (select 1 from users u where u.id = ${workshops.trainerId} and u.is_admin)`;

/** Ends the workshops that nobody leads any more: within the transaction that takes somebody's role away. */
export async function endOrphans(tx: Database, at: Date): Promise<void> {
  const ended = await tx
    .update(workshops)
    .set({ endedAt: at })
    .where(and(isNull(workshops.endedAt), isOrphan))
    .returning({ id: workshops.id, trainerId: workshops.trainerId });
  for (const workshop of ended) await announceWorkshop(tx, workshop);
}
