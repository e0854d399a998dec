import { SessionDocument, type SessionPlace } from "@wellput/contract";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { and, desc, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { earlierTexts, sessionDocuments, sessionFields } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";

const EARLIER_SHOWN_MAX = 50;

/** A group's sheets are its members' and the admins'; those of no group are open to whoever has the key. */
export function isOpenTo({ groupName }: Pick<SessionPlace, "groupName">, person: Person | null): boolean {
  return groupName === GROUP_NAME_DEFAULT || groupName === person?.group || person?.isAdmin === true;
}

/** @throws {AppError} SESSION_NOT_FOUND where somebody may not open a sheet: whether there is one is not told. */
export function requireAccess(place: SessionPlace, person: Person | null): void {
  if (!isOpenTo(place, person)) throw new AppError("SESSION_NOT_FOUND", { detail: "a session of another group" });
}

/** The id of a sheet, and with `hold` its row held until the transaction ends. @throws {AppError} SESSION_NOT_FOUND. */
export async function findDocument(db: Database, place: SessionPlace, { hold = false } = {}): Promise<string> {
  const query = db
    .select({ id: sessionDocuments.id })
    .from(sessionDocuments)
    .where(
      and(
        eq(sessionDocuments.sessionId, place.sessionId),
        eq(sessionDocuments.groupName, place.groupName),
        eq(sessionDocuments.name, place.name),
      ),
    );
  const [row] = await (hold ? query.for("update") : query);
  if (!row) throw new AppError("SESSION_NOT_FOUND");
  return row.id;
}

/** A sheet with all that stands in it. */
export async function readDocument(db: Database, id: string): Promise<SessionDocument> {
  const rows = await db.select().from(sessionFields).where(eq(sessionFields.documentId, id));
  const earlier = await readEarlier(db, id);
  const fields = Object.fromEntries(rows.map(({ field, value, version }) => [field, { value, version }]));
  return SessionDocument.parse({ id, fields, earlier });
}

/** The texts of a sheet that were replaced unseen, newest first. */
export function readEarlier(db: Database, id: string) {
  return db
    .select()
    .from(earlierTexts)
    .where(eq(earlierTexts.documentId, id))
    .orderBy(desc(earlierTexts.createdAt), desc(earlierTexts.id))
    .limit(EARLIER_SHOWN_MAX);
}
