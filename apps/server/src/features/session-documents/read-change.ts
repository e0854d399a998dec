import { SessionChange } from "@wellput/contract";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { sessionDocuments, sheetUpdates } from "../../db/schema/index.ts";
import type { ChangedParts } from "../../live/announce.ts";
import type { RowFor } from "../../live/live-hub.ts";
import { isOpenTo, readPeople } from "./session-document-row.ts";
import { readUpdates } from "./sheet-updates.ts";

/** What has changed in a sheet, for those who may open it: one update, or all of them where that is gone by now. */
export async function readChange(db: Database, id: string, parts: ChangedParts = {}): Promise<RowFor> {
  const [place] = await placeOfSheet(db).execute({ id });
  if (!place) return () => null;
  const change = SessionChange.parse({
    id,
    ...(parts.letters && { updates: [parts.letters] }),
    ...((parts.update || parts.isWhole) && { updates: await readUpdate(db, id, parts.update) }),
    ...(parts.writing && { writing: parts.writing }),
    ...(parts.hasPeople && { people: await readPeople(db, id) }),
  });
  // Who hears of a table's sheet has been let in by its workshop.
  return (person) => (place.workshopId !== null || isOpenTo(place, person) ? change : null);
}

/** Asked with every letter that somebody writes, by each server where the sheet is open. */
const placeOfSheet = prepared((db) =>
  db
    .select({ groupKey: sessionDocuments.groupKey, workshopId: sessionDocuments.workshopId })
    .from(sessionDocuments)
    .where(eq(sessionDocuments.id, sql.placeholder("id")))
    .prepare("place_of_sheet"),
);

async function readUpdate(db: Database, documentId: string, id: string | undefined): Promise<string[]> {
  const [row] = id ? await db.select().from(sheetUpdates).where(eq(sheetUpdates.id, id)) : [];
  return row ? [row.update] : readUpdates(db, documentId);
}
