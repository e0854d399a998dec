import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { groups, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { findCode, isSameCode } from "./same-code.ts";

/** Whether somebody new may join. */
const hasRoom = and(lt(groups.count, groups.maxNum), isNull(groups.archivedAt));

/** Whether a joining code is known and its group has a seat left, at this moment, for the database to say. */
export const opensGroup = (code: string): SQL => sql`exists (
  select 1 from ${groups} where ${isSameCode(groups.code, code)} and ${hasRoom}
)`;

/** The code of such a group as it is stored, for one that somebody typed; null where there is none. */
export const findOpenGroup = (db: Database, code: string): Promise<string | null> => findCode(db, code, hasRoom);

/**
 * Takes one seat of a group, by its code as it is stored, within the transaction that fills it. The condition is in the update itself: of any number
 * who try at once only as many succeed as there are seats.
 *
 * @throws {AppError} JOINING_CODE_INVALID when the code is unknown, or the group full or archived.
 */
export async function takeSeat(tx: Database, code: string): Promise<void> {
  const [row] = await tx
    .update(groups)
    .set({ count: sql`${groups.count} + 1` })
    .where(and(eq(groups.code, code), hasRoom))
    .returning({ code: groups.code });
  if (!row) throw new AppError("JOINING_CODE_INVALID");
}

/**
 * Seats a person in the group of a code that somebody typed, within a transaction; the seat they had before is free again.
 * The code comes back as it is stored.
 *
 * @throws {AppError} JOINING_CODE_INVALID.
 */
export async function moveToGroup(tx: Database, userId: string, typed: string): Promise<string> {
  const before = await holdCode(tx, userId);
  const code = await findCode(tx, typed);
  if (code === null) throw new AppError("JOINING_CODE_INVALID");
  if (before === code) return code;
  await takeSeat(tx, code);
  if (before !== null) await freeSeat(tx, before);
  await tx.update(users).set({ groupCode: code }).where(eq(users.id, userId));
  return code;
}

/** Takes a person out of their group, within a transaction; their seat is free again. */
export async function giveSeatBack(tx: Database, userId: string): Promise<void> {
  const before = await holdCode(tx, userId);
  if (before === null) return;
  await freeSeat(tx, before);
  await tx.update(users).set({ groupCode: null }).where(eq(users.id, userId));
}

/** The code with which a person joined, held until the transaction ends. */
async function holdCode(tx: Database, userId: string): Promise<string | null> {
  const [row] = await tx.select({ code: users.groupCode }).from(users).where(eq(users.id, userId)).for("update");
  return row?.code ?? null;
}

async function freeSeat(tx: Database, code: string): Promise<void> {
  await tx
    .update(groups)
    .set({ count: sql`greatest(${groups.count} - 1, 0)` })
    .where(eq(groups.code, code));
}
