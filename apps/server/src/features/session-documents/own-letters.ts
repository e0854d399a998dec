import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessionDocuments, sessionFields, sheetWriters } from "../../db/schema/index.ts";
import { announce } from "../../live/announce.ts";
import { fieldsBy, without } from "./sheet-state.ts";
import { compact, hold, readUpdates } from "./sheet-updates.ts";

type SheetRow = typeof sessionDocuments.$inferSelect;

interface OwnSheet {
  readonly sheet: SheetRow;
  readonly writers: ReadonlySet<number>;
}

/** The sheets in which somebody wrote, and as which pages. */
async function findOwnSheets(db: Database, userId: string): Promise<OwnSheet[]> {
  const rows = await db
    .select({ sheet: sessionDocuments, writer: sheetWriters.writer })
    .from(sheetWriters)
    .innerJoin(sessionDocuments, eq(sessionDocuments.id, sheetWriters.documentId))
    .where(eq(sheetWriters.userId, userId));
  return [...Map.groupBy(rows, ({ sheet }) => sheet.id).values()].flatMap((theirs) =>
    theirs.slice(0, 1).map(({ sheet }) => ({ sheet, writers: new Set(theirs.map(({ writer }) => writer)) })),
  );
}

/** What somebody wrote in shared sheets, by sheet: their own letters as they stand there, by field. */
export async function readOwnLetters(db: Database, userId: string) {
  const found = [];
  for (const { sheet, writers } of await findOwnSheets(db, userId))
    found.push({ sheet, fields: fieldsBy(await readUpdates(db, sheet.id), writers) });
  const before = await db
    .select({ sheet: sessionDocuments, field: sessionFields.field, value: sessionFields.value })
    .from(sessionFields)
    .innerJoin(sessionDocuments, eq(sessionDocuments.id, sessionFields.documentId))
    .where(eq(sessionFields.userId, userId));
  return [...found, ...before.map(({ sheet, field, value }) => ({ sheet, fields: { [field]: value } }))];
}

/** Takes every letter of somebody out of the sheets in which they wrote; what others wrote beside them stays. */
export async function eraseOwnLetters(tx: Database, userId: string): Promise<void> {
  for (const { sheet, writers } of await findOwnSheets(tx, userId)) {
    await hold(tx, sheet.id);
    await compact(tx, sheet.id, (updates) => without(updates, writers));
    await announce(tx, { type: "sessionDocument.updated", id: sheet.id }, { sheet: sheet.id }, { isWhole: true });
  }
  await tx.delete(sheetWriters).where(eq(sheetWriters.userId, userId));
}
