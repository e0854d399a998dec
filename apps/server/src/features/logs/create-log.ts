import type { CreateLog, Log } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { logs } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announcing } from "../../live/announce.ts";
import { present } from "./log-row.ts";

interface CreateLogOptions {
  readonly person: Person;
  readonly input: CreateLog;
}

/**
 * Keeps a log under the id its author chose; a repeat answers the stored one.
 *
 * @throws {AppError} ID_TAKEN when somebody else's log has the id.
 */
export async function createLog(
  { db, now }: Deps,
  { person, input }: CreateLogOptions,
): Promise<{ log: Log; created: boolean }> {
  const { id } = input;
  const [row] = await db
    .insert(logs)
    .values({ ...input, authorId: person.id, createdAt: now() })
    .onConflictDoNothing({ target: logs.id })
    .returning(announcing(logs, { event: { type: "log.created", id }, audience: { person: person.id } }));
  if (row) return { log: present(row), created: true };
  const [stored] = await db.select().from(logs).where(eq(logs.id, id));
  if (stored?.authorId !== person.id) throw new AppError("ID_TAKEN");
  return { log: present(stored), created: false };
}
