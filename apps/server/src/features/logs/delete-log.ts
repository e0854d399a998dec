import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { logs } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { findOwnLog } from "./log-row.ts";

/** Deletes one's own log. @throws {AppError} LOG_NOT_FOUND. */
export async function deleteLog({ db }: Deps, { person, id }: { person: Person; id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await findOwnLog(tx, id, person);
    await tx.delete(logs).where(eq(logs.id, id));
    await announce(tx, { type: "log.deleted", id }, { person: person.id });
  });
}
