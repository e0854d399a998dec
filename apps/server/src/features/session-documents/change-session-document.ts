import { randomUUID } from "node:crypto";
import { type ChangeSession, SessionChange, SHEET_FIELDS_MAX, SHEET_MAX_BYTES } from "@wellput/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { earlierTexts, sessionFields } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { findDocument, forgetOldest, noteUse, readEarlier, type SheetPlace } from "./session-document-row.ts";

interface ChangeSessionDocumentOptions {
  readonly person: Person | null;
  /** For whom what is kept is counted. */
  readonly caller: string;
  readonly place: SheetPlace;
  readonly input: ChangeSession;
}

/** The names of more fields than these may not fit into a notice: then all of them have changed. */
const NAMED_MAX = 10;

type FieldRow = typeof sessionFields.$inferSelect;

/**
 * Writes some fields of a sheet and answers them alone: of each, whoever writes last stands. A text that its writer had not
 * seen is kept among the earlier ones.
 *
 * @throws {AppError} SESSION_NOT_FOUND, SESSION_FULL, TOO_MANY_REQUESTS.
 */
export async function changeSessionDocument(
  { db, floods, now }: Deps,
  { person, caller, place, input }: ChangeSessionDocumentOptions,
): Promise<SessionChange> {
  return db.transaction(async (tx) => {
    // Changes of one sheet come one after the other, on whatever server.
    const documentId = await findDocument(tx, place, { hold: true });
    await noteUse(tx, documentId, now());
    const fields = Object.keys(input.fields);
    const rows = await tx
      .select()
      .from(sessionFields)
      .where(and(eq(sessionFields.documentId, documentId), inArray(sessionFields.field, fields)));
    const growth = await findGrowth(tx, { documentId, rows, input });
    const replaced = rows.filter((row) => isLost(row, input));
    await floods.store(caller, growth + replaced.reduce((sum, { field, value }) => sum + bytesOf(field, value), 0));
    for (const row of replaced) await keepEarlier(tx, row, now());
    const hasEarlier = replaced.length > 0;
    const written = new Map<string, FieldRow>();
    for (const [field, { value }] of Object.entries(input.fields)) {
      const { writer } = input;
      written.set(field, await writeField(tx, { documentId, field, value, writer, userId: person?.id ?? null }));
    }
    const event = { type: "sessionDocument.updated", id: documentId } as const;
    const parts = fields.length <= NAMED_MAX ? { fields, hasEarlier } : { hasEarlier };
    await announce(tx, event, { sheet: documentId }, parts);
    const earlier = hasEarlier ? { earlier: await readEarlier(tx, documentId) } : {};
    return SessionChange.parse({ id: documentId, fields: Object.fromEntries(written), ...earlier });
  });
}

async function writeField(tx: Database, { documentId, field, ...written }: Omit<FieldRow, "version">) {
  const [row] = await tx
    .insert(sessionFields)
    .values({ documentId, field, version: 1, ...written })
    .onConflictDoUpdate({
      target: [sessionFields.documentId, sessionFields.field],
      set: { ...written, version: sql`${sessionFields.version} + 1` },
    })
    .returning();
  if (!row) throw new Error("a written field has no row");
  return row;
}

interface Change {
  readonly documentId: string;
  /** The fields that it is about, as they are. */
  readonly rows: readonly FieldRow[];
  readonly input: ChangeSession;
}

/** By how many bytes a change makes its sheet longer. @throws {AppError} SESSION_FULL where there is no room for them. */
async function findGrowth(tx: Database, { documentId, rows, input }: Change): Promise<number> {
  const entries = Object.entries(input.fields);
  const more = entries.reduce((sum, [field, { value }]) => sum + bytesOf(field, value), 0);
  const less = rows.reduce((sum, { field, value }) => sum + bytesOf(field, value), 0);
  const growth = Math.max(0, more - less);
  if (growth === 0) return 0;
  const [now] = await tx
    .select({
      fields: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${sessionFields.field}) + octet_length(${sessionFields.value}::text)), 0)::int`,
    })
    .from(sessionFields)
    .where(eq(sessionFields.documentId, documentId));
  const fields = (now?.fields ?? 0) + entries.length - rows.length;
  if (fields > SHEET_FIELDS_MAX || (now?.bytes ?? 0) + growth > SHEET_MAX_BYTES) throw new AppError("SESSION_FULL");
  return growth;
}

const bytesOf = (field: string, value: unknown) => Buffer.byteLength(field) + Buffer.byteLength(JSON.stringify(value));

/** Whether a text would be gone that its writer has not seen, and that is not the beginning of the new one. */
function isLost({ field, value: text, version, writer }: FieldRow, input: ChangeSession): boolean {
  const change = input.fields[field];
  if (!change || writer === input.writer || version <= change.base) return false;
  const { value } = change;
  return typeof text === "string" && text !== "" && !(typeof value === "string" && value.startsWith(text));
}

async function keepEarlier(tx: Database, { documentId, field, userId, value }: FieldRow, createdAt: Date) {
  const text = String(value);
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
  await forgetOldest(tx, documentId);
}
