import { TABLE_SIZE_MAX } from "@wellput/contract";
import { and, asc, count, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { workshopGuests } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { toTrainer } from "./announce-workshop.ts";
import type { WorkshopRow } from "./workshop-row.ts";

type GuestRow = typeof workshopGuests.$inferSelect;

const isOf = ({ id }: Pick<WorkshopRow, "id">) =>
  and(eq(workshopGuests.workshopId, id), isNull(workshopGuests.removedAt));

/**
 * Where whoever comes next sits: a table that is not full yet, and a new one once every table is. Nobody is to sit alone, so one late
 * comer goes to the smallest table as long as that has room.
 */
export async function nextTable(tx: Database, workshop: WorkshopRow): Promise<number> {
  const rows = await tx
    .select({ table: workshopGuests.tableNumber, people: count() })
    .from(workshopGuests)
    .where(isOf(workshop))
    .groupBy(workshopGuests.tableNumber);
  const [smallest] = rows.sort((a, b) => a.people - b.people || a.table - b.table);
  if (!smallest) return 1;
  const room = workshop.position === null ? workshop.tableSize : TABLE_SIZE_MAX;
  return smallest.people < room ? smallest.table : Math.max(...rows.map(({ table }) => table)) + 1;
}

/** Seats everybody anew, in the order in which they came, at tables as equal as they can be. */
export async function seatAnew(tx: Database, workshop: WorkshopRow, size: number): Promise<void> {
  const guests = await tx
    .select({ id: workshopGuests.id })
    .from(workshopGuests)
    .where(isOf(workshop))
    .orderBy(asc(workshopGuests.createdAt), asc(workshopGuests.id));
  const tables = Math.max(1, Math.round(guests.length / size));
  const seated = guests.map(({ id }, at) => ({ id, table: Math.floor((at * tables) / guests.length) + 1 }));
  for (const [tableNumber, some] of Map.groupBy(seated, ({ table }) => table)) {
    const ids = some.map(({ id }) => id);
    await tx.update(workshopGuests).set({ tableNumber }).where(inArray(workshopGuests.id, ids));
  }
}

/** Somebody sits down at another table. @throws {AppError} WORKSHOP_TABLE_FULL. */
export async function takeTable(
  { db, news }: Deps,
  { workshop, guest, table }: { readonly workshop: WorkshopRow; readonly guest: GuestRow; readonly table: number },
): Promise<GuestRow> {
  const isThere = and(isOf(workshop), eq(workshopGuests.tableNumber, table), ne(workshopGuests.id, guest.id));
  if ((await db.$count(workshopGuests, isThere)) >= TABLE_SIZE_MAX) throw new AppError("WORKSHOP_TABLE_FULL");
  await db.update(workshopGuests).set({ tableNumber: table }).where(eq(workshopGuests.id, guest.id));
  news.tellSoon(...toTrainer(workshop));
  return { ...guest, tableNumber: table };
}

/** The names of those who sit at somebody's table with them. */
export async function othersAtTable(db: Database, guest: GuestRow): Promise<string[]> {
  const rows = await db
    .select({ name: workshopGuests.name })
    .from(workshopGuests)
    .where(
      and(
        isOf({ id: guest.workshopId }),
        eq(workshopGuests.tableNumber, guest.tableNumber),
        ne(workshopGuests.id, guest.id),
      ),
    )
    .orderBy(asc(workshopGuests.createdAt), asc(workshopGuests.id));
  return rows.map(({ name }) => name);
}
