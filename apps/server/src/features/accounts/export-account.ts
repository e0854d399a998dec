import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../http/env.ts";
import { PERSONAL_DATA } from "./personal-data.ts";

/**
 * Everything that is kept about a person, by the names of the collections and of their fields; secrets such as the
 * password's hash stay. One at a time for each: all their pictures are in memory meanwhile.
 *
 * @throws {AppError} TOO_MANY_REQUESTS.
 */
export async function exportAccount(
  { db, loadLimits, now }: Deps,
  { id, email }: Person,
): Promise<Record<string, unknown>> {
  const leave = loadLimits.hold("export", id);
  try {
    return { exportedAt: now().toISOString(), ...(await collectAll(db, { id, email })) };
  } finally {
    leave();
  }
}

async function collectAll(db: Database, { id, email }: Pick<Person, "id" | "email">): Promise<Record<string, unknown>> {
  const parts = new Map<string, readonly object[]>();
  // One moment for all tables: a row that moves between two of them is neither missing nor there twice.
  await db.transaction(
    async (tx) => {
      for (const { collect } of Object.values(PERSONAL_DATA)) {
        const found = Object.entries((await collect?.(tx, { id, email })) ?? {});
        // Tries stand under paths that their screens chose: one that is called as something else is takes nothing's place.
        for (const [name, rows] of found) parts.set(name, [...(parts.get(name) ?? []), ...rows]);
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return Object.fromEntries(parts);
}
