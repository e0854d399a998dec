import { randomUUID } from "node:crypto";
import type { SessionDocument } from "@wellput/contract";
import { sessionDocuments } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { findDocument, readDocument, type SheetPlace } from "./session-document-row.ts";

/** Opens a sheet: makes it if it is not there, and never empties it. */
export async function openSessionDocument({ db, now }: Deps, place: SheetPlace): Promise<SessionDocument> {
  await db
    .insert(sessionDocuments)
    .values({ id: randomUUID(), ...place, createdAt: now() })
    .onConflictDoNothing();
  return readDocument(db, await findDocument(db, place));
}
