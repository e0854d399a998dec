import { randomUUID } from "node:crypto";
import type { ChangeSession, SessionDocument } from "@wellput/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { earlierTexts, sessionFields } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { findDocument, readDocument, type SheetPlace } from "./session-document-row.ts";

interface ChangeSessionDocumentOptions {
  readonly person: Person | null;
  readonly place: SheetPlace;
  readonly input: ChangeSession;
}

/** The names of more fields than these may not fit into a notice: then all of them have changed. */
const NAMED_MAX = 10;

type FieldRow = typeof sessionFields.$inferSelect;

/**
 * Writes some fields of a sheet: of each, whoever writes last stands. A text that its writer had not seen is kept among
 * the earlier ones.
 *
 * @throws {AppError} SESSION_NOT_FOUND.
 */
export async function changeSessionDocument(
  { db, now }: Deps,
  { person, place, input }: ChangeSessionDocumentOptions,
): Promise<SessionDocument> {
  return db.transaction(async (tx) => {
    // Changes of one sheet come one after the other, on whatever server.
    const documentId = await findDocument(tx, place, { hold: true });
    const rows = await tx.select().from(sessionFields).where(eq(sessionFields.documentId, documentId));
    const fields = Object.keys(input.fields);
    let hasEarlier = false;
    for (const [field, { value, base }] of Object.entries(input.fields)) {
      const before = rows.find((row) => row.field === field);
      if (before && isUnseen(before, input.writer, base)) {
        await keepEarlier(tx, before, value, now());
        hasEarlier = true;
      }
      const written = { value, writer: input.writer, userId: person?.id ?? null };
      await tx
        .insert(sessionFields)
        .values({ documentId, field, version: 1, ...written })
        .onConflictDoUpdate({
          target: [sessionFields.documentId, sessionFields.field],
          set: { ...written, version: sql`${sessionFields.version} + 1` },
        });
    }
    const event = { type: "sessionDocument.updated", id: documentId } as const;
    const parts = fields.length <= NAMED_MAX ? { fields, hasEarlier } : { hasEarlier };
    await announce(tx, event, { sheet: documentId }, parts);
    return readDocument(tx, documentId);
  });
}

const isUnseen = (row: FieldRow, writer: string, base: number) => row.writer !== writer && row.version > base;

async function keepEarlier(tx: Database, before: FieldRow, value: unknown, createdAt: Date): Promise<void> {
  const { documentId, field, userId, value: text } = before;
  if (typeof text !== "string" || text === "" || (typeof value === "string" && value.startsWith(text))) return;
  // The beginnings of the same text, kept while it was being typed, are in it.
  await tx
    .delete(earlierTexts)
    .where(
      and(
        eq(earlierTexts.documentId, documentId),
        eq(earlierTexts.field, field),
        sql`starts_with(${text}, ${earlierTexts.value})`,
      ),
    );
  await tx.insert(earlierTexts).values({ id: randomUUID(), documentId, field, value: text, userId, createdAt });
}
