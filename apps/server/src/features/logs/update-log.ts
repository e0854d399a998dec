import type { Log, UpdateLog } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { isUuid } from "../../db/page.ts";
import { logs } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announcing } from "../../live/announce.ts";
import { findOwnLog, present } from "./log-row.ts";

interface UpdateLogOptions {
  readonly person: Person;
  readonly id: string;
  readonly input: UpdateLog;
}

/**
 * Changes the fields that are given, where nothing was changed since the version they were written on.
 *
 * @throws {AppError} LOG_NOT_FOUND, CHANGED_MEANWHILE.
 */
export async function updateLog(
  { db }: Deps,
  { person, id, input: { version, ...change } }: UpdateLogOptions,
): Promise<Log> {
  if (!isUuid(id)) throw new AppError("LOG_NOT_FOUND");
  const [row] = await db
    .update(logs)
    .set({ ...change, version: version + 1 })
    .where(and(eq(logs.id, id), eq(logs.authorId, person.id), eq(logs.version, version)))
    .returning(announcing(logs, { event: { type: "log.updated", id }, audience: { person: person.id } }));
  if (row) return present(row);
  await findOwnLog(db, id, person);
  throw new AppError("CHANGED_MEANWHILE");
}
