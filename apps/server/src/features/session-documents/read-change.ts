import { SessionChange } from "@wellput/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessionDocuments, sessionFields } from "../../db/schema/index.ts";
import type { ChangedParts } from "../../live/announce.ts";
import type { RowFor } from "../../live/live-hub.ts";
import { isOpenTo, readEarlier, readPeople } from "./session-document-row.ts";

/** What has changed in a sheet, for those who may open it: the named fields as they are now, or all of them. */
export async function readChange(db: Database, id: string, { fields, ...parts }: ChangedParts = {}): Promise<RowFor> {
  const isAsked = fields && inArray(sessionFields.field, [...fields]);
  const rows = await db
    .select({ place: sessionDocuments, field: sessionFields })
    .from(sessionDocuments)
    .leftJoin(sessionFields, and(eq(sessionFields.documentId, sessionDocuments.id), isAsked))
    .where(eq(sessionDocuments.id, id));
  const [{ place } = { place: null }] = rows;
  if (!place) return () => null;
  const found = rows.flatMap(({ field }) => (field ? [[field.field, field] as const] : []));
  const change = SessionChange.parse({
    id,
    fields: Object.fromEntries(found),
    ...(parts.hasEarlier && { earlier: await readEarlier(db, id) }),
    ...(parts.hasPeople && { people: await readPeople(db, id) }),
  });
  return (person) => (isOpenTo(place, person) ? change : null);
}
