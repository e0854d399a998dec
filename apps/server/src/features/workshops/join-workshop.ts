import { randomUUID } from "node:crypto";
import { WORKSHOP_GUESTS_MAX } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { workshopGuests, workshops } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { toTrainer } from "./announce-workshop.ts";
import { sheetsAtTable } from "./table-sheets.ts";
import { nextTable } from "./tables.ts";
import type { WorkshopRow } from "./workshop-row.ts";

interface JoinWorkshopOptions {
  readonly workshop: WorkshopRow;
  readonly name: string;
  readonly tokenHash: string;
}

/** Gives somebody a seat. @throws {AppError} WORKSHOP_OVER, WORKSHOP_FULL. */
export async function joinWorkshop(
  { db, news, now }: Deps,
  { workshop, name, tokenHash }: JoinWorkshopOptions,
): Promise<typeof workshopGuests.$inferSelect> {
  if (workshop.endedAt !== null) throw new AppError("WORKSHOP_OVER");
  const guest = await db.transaction(async (tx) => {
    // Shared by those who join at once, and closed to whoever deletes the workshop, begins a sheet or seats everybody anew.
    const [held = workshop] = await tx.select().from(workshops).where(eq(workshops.id, workshop.id)).for("share");
    const isHere = eq(workshopGuests.workshopId, workshop.id);
    if ((await tx.$count(workshopGuests, isHere)) >= WORKSHOP_GUESTS_MAX) throw new AppError("WORKSHOP_FULL");
    const tableNumber = await nextTable(tx, held);
    const row = {
      id: randomUUID(),
      workshopId: workshop.id,
      name,
      tokenHash,
      tableNumber,
      sheets: await sheetsAtTable(tx, held, tableNumber),
      removedAt: null,
      createdAt: now(),
    };
    await tx.insert(workshopGuests).values(row);
    return row;
  });
  news.tellSoon(...toTrainer(workshop));
  return guest;
}
