import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { workshops } from "../../db/schema/index.ts";
import { announceWorkshop } from "./announce-workshop.ts";

/** Deletes the workshops of a trainer whose account goes, and tells those who are in them. */
export async function eraseWorkshops(tx: Database, trainerId: string): Promise<void> {
  const gone = await tx
    .delete(workshops)
    .where(eq(workshops.trainerId, trainerId))
    .returning({ id: workshops.id, trainerId: workshops.trainerId });
  for (const workshop of gone) await announceWorkshop(tx, workshop);
}
