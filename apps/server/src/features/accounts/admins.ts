import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";

/** Any number of our own: whoever makes or unmakes admins takes turns behind it. */
const ADMINS_LOCK = 7_355_610;

/**
 * Holds the set of admins still until the transaction ends, and sees that one is left without the given person, if any.
 *
 * @throws {AppError} LAST_ADMIN when that person is the only admin.
 */
export async function holdAdmins(tx: Database, { without: id }: { readonly without: string | null }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
  if (id === null) return;
  const [admin] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isAdmin, true)));
  if (!admin) return;
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, id), eq(users.isAdmin, true)))
    .limit(1);
  if (!other) throw new AppError("LAST_ADMIN");
}
