import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessionDocuments, sessionFields, sheetUpdates, sheetWriters } from "../../db/schema/index.ts";
import { putTogether, writeFields } from "./sheet-state.ts";

/** So many updates of a sheet are put together as one: whoever opens it reads that, and those since. */
export const UPDATES_MAX = 200;

/** All that was written in a sheet. */
export async function readUpdates(db: Database, documentId: string): Promise<string[]> {
  const rows = await db
    .select({ update: sheetUpdates.update })
    .from(sheetUpdates)
    .where(eq(sheetUpdates.documentId, documentId));
  return rows.map(({ update }) => update);
}

interface AddUpdateOptions {
  readonly documentId: string;
  readonly update: string;
  /** Who wrote it, and as which pages. */
  readonly userId: string | null;
  readonly writers: readonly number[];
}

/** Adds to a sheet that is held, and answers the id of what was added and how long the sheet is by now. */
export async function addUpdate(
  tx: Database,
  { documentId, update, userId, writers }: AddUpdateOptions,
): Promise<{ readonly id: string; readonly chars: number }> {
  const id = randomUUID();
  await tx.insert(sheetUpdates).values({ id, documentId, update });
  if (userId !== null && writers.length > 0) {
    const rows = writers.map((writer) => ({ documentId, writer, userId }));
    await tx.insert(sheetWriters).values(rows).onConflictDoNothing();
  }
  const [sheet] = await tx
    .update(sessionDocuments)
    .set({
      version: sql`${sessionDocuments.version} + 1`,
      updates: sql`${sessionDocuments.updates} + 1`,
      chars: sql`${sessionDocuments.chars} + ${update.length}`,
    })
    .where(eq(sessionDocuments.id, documentId))
    .returning();
  if (!sheet) throw new Error("a sheet that is held is gone");
  return { id, chars: sheet.updates > UPDATES_MAX ? await compact(tx, documentId) : sheet.chars };
}

/** Puts what was written in a sheet that is held together as one update, and answers its length. */
export async function compact(tx: Database, documentId: string, put = putTogether): Promise<number> {
  const update = put(await readUpdates(tx, documentId));
  const id = randomUUID();
  await tx.insert(sheetUpdates).values({ id, documentId, update });
  await tx.delete(sheetUpdates).where(and(eq(sheetUpdates.documentId, documentId), ne(sheetUpdates.id, id)));
  const chars = update.length;
  await tx.update(sessionDocuments).set({ updates: 1, chars }).where(eq(sessionDocuments.id, documentId));
  return chars;
}

/** Brings what was written before letters were merged into the updates: each person's as theirs. */
export async function takeOver(db: Database, documentId: string): Promise<void> {
  const isHere = eq(sessionFields.documentId, documentId);
  if ((await db.$count(sessionFields, isHere)) === 0) return;
  await db.transaction(async (tx) => {
    await hold(tx, documentId);
    const rows = await tx.delete(sessionFields).where(isHere).returning();
    for (const [userId, theirs] of Map.groupBy(rows, (row) => row.userId)) {
      const { update, writer } = writeFields(Object.fromEntries(theirs.map(({ field, value }) => [field, value])));
      await addUpdate(tx, { documentId, update, userId, writers: [writer] });
    }
  });
}

/** Nobody else changes a sheet until the transaction ends. */
export async function hold(tx: Database, documentId: string): Promise<void> {
  const isIt = eq(sessionDocuments.id, documentId);
  await tx.select({ id: sessionDocuments.id }).from(sessionDocuments).where(isIt).for("update");
}
