import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { workshopGuests } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { announce } from "../../live/announce.ts";
import { toRoom } from "./announce-workshop.ts";
import type { WorkshopRow } from "./workshop-row.ts";

/** Takes somebody's seat away, with what they wrote on their own. @throws {AppError} WORKSHOP_STEP_NOT_FOUND where there is none. */
export async function removeGuest(tx: Database, workshop: WorkshopRow, guestId: string): Promise<void> {
  const rows = await tx
    .delete(workshopGuests)
    .where(and(eq(workshopGuests.id, guestId), eq(workshopGuests.workshopId, workshop.id)))
    .returning({ id: workshopGuests.id });
  if (rows.length === 0) throw new AppError("WORKSHOP_STEP_NOT_FOUND", { detail: "no such guest here" });
  // Everybody asks for their seat: one of them has none.
  await announce(tx, ...toRoom(workshop), { isWhole: true });
}
