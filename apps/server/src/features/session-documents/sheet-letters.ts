import { randomUUID } from "node:crypto";
import { SHEET_MAX_CHARS, type SheetWriting } from "@wellput/contract";
import { and, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessionDocuments, sheetUpdates } from "../../db/schema/index.ts";
import { type Announcement, LIVE_CHANNEL } from "../../live/announce.ts";
import { isAt, type SheetPlace, staleBefore } from "./session-document-row.ts";
import { UPDATES_MAX } from "./sheet-updates.ts";

/** What is longer does not travel with its announcement: a notice of PostgreSQL has less than 8000 bytes. */
const LETTERS_MAX_CHARS = 2000;

interface AddLettersOptions {
  readonly place: SheetPlace;
  readonly update: string;
  readonly writing: SheetWriting;
  readonly now: Date;
}

/**
 * Adds a few letters to a sheet and tells of them, all in one statement: eight who type send forty of these a second. False
 * where more is to be done, because the sheet is not there, is full, or is to be put together.
 */
export async function addLetters(db: Database, { place, update, writing, now }: AddLettersOptions): Promise<boolean> {
  if (update.length > LETTERS_MAX_CHARS) return false;
  const chars = sql`${sessionDocuments.chars} + ${update.length}::int`;
  const sheet = db.$with("sheet").as(
    db
      .update(sessionDocuments)
      .set({
        version: sql`${sessionDocuments.version} + 1`,
        updates: sql`${sessionDocuments.updates} + 1`,
        chars,
        usedAt: sql`case when ${lt(sessionDocuments.usedAt, staleBefore(now))} then ${sql.param(now, sessionDocuments.usedAt)} else ${sessionDocuments.usedAt} end`,
      })
      .where(and(isAt(place), lt(sessionDocuments.updates, UPDATES_MAX), lte(chars, SHEET_MAX_CHARS)))
      .returning({ id: sessionDocuments.id }),
  );
  const added = db
    .$with("added", {})
    .as(
      sql`insert into ${sheetUpdates} (id, document_id, update) select ${randomUUID()}::uuid, id, ${update}::text from sheet`,
    );
  // The sheet's id is known to the database alone: it comes to its places there.
  const id = randomUUID();
  const announcement: Announcement = {
    event: { type: "sessionDocument.updated", id },
    audience: { sheet: id },
    parts: { letters: update, writing },
  };
  const notice = sql`replace(${JSON.stringify(announcement)}::text, ${id}::text, ${sheet.id}::text)`;
  const told = await db
    .with(sheet, added)
    .select({ told: sql`pg_notify(${LIVE_CHANNEL}, ${notice})` })
    .from(sheet);
  return told.length > 0;
}
