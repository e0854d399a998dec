import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { workshopGuests } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { tellSeats } from "./announce-workshop.ts";
import { nextTable } from "./tables.ts";
import type { WorkshopRow } from "./workshop-row.ts";

/** Takes somebody's seat away: nobody reads what they wrote on their own, and their key opens nothing. @throws {AppError} WORKSHOP_STEP_NOT_FOUND where there is none. */
export async function removeGuest(tx: Database, workshop: WorkshopRow, { guestId, at }: { guestId: string; at: Date }) {
  await changeGuest(tx, workshop, { guestId, values: { removedAt: at } });
}

/** Gives it back, at a table that has room, with everything that they wrote. @throws {AppError} WORKSHOP_STEP_NOT_FOUND. */
export async function admitGuest(tx: Database, workshop: WorkshopRow, guestId: string): Promise<void> {
  const tableNumber = await nextTable(tx, workshop);
  await changeGuest(tx, workshop, { guestId, values: { removedAt: null, tableNumber } });
}

interface GuestChange {
  readonly guestId: string;
  readonly values: Partial<typeof workshopGuests.$inferInsert>;
}

async function changeGuest(tx: Database, workshop: WorkshopRow, { guestId, values }: GuestChange): Promise<void> {
  const rows = await tx
    .update(workshopGuests)
    .set(values)
    .where(and(eq(workshopGuests.id, guestId), eq(workshopGuests.workshopId, workshop.id)))
    .returning({ id: workshopGuests.id });
  if (rows.length === 0) throw new AppError("WORKSHOP_STEP_NOT_FOUND", { detail: "no such guest here" });
  await tellSeats(tx, workshop);
}
