import { randomUUID } from "node:crypto";
import type { SessionDocument } from "@wellput/contract";
import { sessionDocuments } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { findDocument, noteUse, readDocument, type SheetPlace } from "./session-document-row.ts";

/** What a sheet takes before anything stands in it. */
const EMPTY_SHEET_BYTES = 500;

interface OpenSessionDocumentOptions {
  readonly place: SheetPlace;
  /** For whom what is kept is counted. */
  readonly caller: string;
}

/** Opens a sheet: makes it if it is not there, and never empties it. @throws {AppError} TOO_MANY_REQUESTS. */
export async function openSessionDocument(
  { db, loadLimits, now }: Deps,
  { place, caller }: OpenSessionDocumentOptions,
): Promise<SessionDocument> {
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(sessionDocuments)
      .values({ id: randomUUID(), ...place, createdAt: now(), usedAt: now() })
      .onConflictDoNothing()
      .returning({ id: sessionDocuments.id });
    if (made) await loadLimits.store(caller, EMPTY_SHEET_BYTES);
  });
  const id = await findDocument(db, place);
  await noteUse(db, id, now());
  return readDocument(db, id);
}
