import { Log } from "@wellput/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { inBatches } from "../../db/in-batches.ts";
import { isUuid } from "../../db/page.ts";
import { logs } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { RowFor } from "../../live/live-hub.ts";

type LogRow = typeof logs.$inferSelect;

/** A stored log as its author sees it. */
export function present(row: LogRow): Log {
  return Log.parse({ ...row, createdAt: row.createdAt.toISOString() });
}

/** A person's own log of an id; for everybody else, admins too, it is not there. @throws {AppError} LOG_NOT_FOUND. */
export async function findOwnLog(db: Database, id: string, person: Person): Promise<LogRow> {
  if (!isUuid(id)) throw new AppError("LOG_NOT_FOUND");
  const [row] = await db
    .select()
    .from(logs)
    .where(and(eq(logs.id, id), eq(logs.authorId, person.id)));
  if (!row) throw new AppError("LOG_NOT_FOUND");
  return row;
}

/** Changes come in bursts: those of a moment are read in one statement. */
const logById = inBatches<string, LogRow | null>(async (db, ids) => {
  const rows = await db
    .select()
    .from(logs)
    .where(inArray(logs.id, [...new Set(ids)]));
  return ids.map((id) => rows.find((row) => row.id === id) ?? null);
});

/** What has become of a log, for its author alone. */
export async function readLog(db: Database, id: string): Promise<RowFor> {
  const row = await logById(db)(id);
  return (person) => (row && row.authorId === person?.id ? present(row) : null);
}
