import { type ChangeSession, SHEET_MAX_CHARS } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { findDocument, noteUse, type SheetPlace } from "./session-document-row.ts";
import { addLetters } from "./sheet-letters.ts";
import { inspectUpdate, refuseFields } from "./sheet-state.ts";
import { addUpdate, compact, readUpdates } from "./sheet-updates.ts";

interface ChangeSessionDocumentOptions {
  readonly person: Person | null;
  /** By which the others see them; empty for a guest. */
  readonly name: string;
  /** For whom what is kept is counted. */
  readonly caller: string;
  readonly place: SheetPlace;
  readonly input: ChangeSession;
}

/**
 * Adds what somebody wrote to a sheet. Nothing of others is replaced: letters are merged where it is read. A sheet that is full
 * still lets go of letters.
 *
 * @throws {AppError} INVALID_INPUT, SESSION_NOT_FOUND, SESSION_FULL, TOO_MANY_REQUESTS.
 */
export async function changeSessionDocument(
  { db, loadLimits, now }: Deps,
  { person, name, caller, place, input }: ChangeSessionDocumentOptions,
): Promise<void> {
  const { writer, field, update } = input;
  const { writers, isTangled, beginsField } = inspectUpdate(update);
  await loadLimits.store(caller, update.length);
  const userId = person?.id ?? null;
  const writing = { writer, field, name };
  // Nearly everything is a few letters, whose writer is nobody that is kept: one statement, where all else takes several.
  const isPlain = !isTangled && !beginsField && userId === null;
  if (isPlain && (await addLetters(db, { place, update, writing, now: now() }))) return;
  await db.transaction(async (tx) => {
    // Changes of one sheet come one after the other, on whatever server.
    const documentId = await findDocument(tx, place, { hold: true });
    await noteUse(tx, documentId, now());
    const { id, chars } = await addUpdate(tx, { documentId, update, userId, writers });
    if (beginsField) refuseFields(await readUpdates(tx, documentId));
    const isLarge = isTangled || (writers.length > 0 && chars > SHEET_MAX_CHARS);
    const isFull = isLarge && (await compact(tx, documentId)) > SHEET_MAX_CHARS;
    if (isFull) throw new AppError("SESSION_FULL");
    const event = { type: "sessionDocument.updated", id: documentId } as const;
    await announce(tx, event, { sheet: documentId }, { update: id, writing });
  });
}
