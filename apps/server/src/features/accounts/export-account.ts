import type { Person } from "../../auth/person.ts";
import type { Deps } from "../../http/env.ts";
import { PERSONAL_DATA } from "./personal-data.ts";

/** Everything that is kept about a person, by the names of the collections; secrets such as the password's hash stay. */
export async function exportAccount({ db, now }: Deps, { id, email }: Person): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = { exportedAt: now().toISOString() };
  // One moment for all tables: a row that moves between two of them is neither missing nor there twice.
  await db.transaction(
    async (tx) => {
      for (const { collect } of Object.values(PERSONAL_DATA)) Object.assign(parts, await collect?.(tx, { id, email }));
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return parts;
}
