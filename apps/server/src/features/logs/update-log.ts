import type { Log, UpdateLog } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { logs } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
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
  return db.transaction(async (tx) => {
    await findOwnLog(tx, id, person);
    const [row] = await tx
      .update(logs)
      .set({ ...change, version: version + 1 })
      .where(and(eq(logs.id, id), eq(logs.version, version)))
      .returning();
    if (!row) throw new AppError("CHANGED_MEANWHILE");
    await announce(tx, { type: "log.updated", id }, { person: person.id });
    return present(row);
  });
}
