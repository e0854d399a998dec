import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { users } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { holdAdmins } from "./admins.ts";
import { type Owner, PERSONAL_DATA } from "./personal-data.ts";

/**
 * Deletes a person and what is personal, whole or not at all; what happens to each table stands in PERSONAL_DATA. The
 * person's row is held first, so that nothing new of theirs can be stored meanwhile. That an admin did it is written down,
 * and not about whom.
 *
 * @param by the admin, where it is not the person.
 *
 * @throws {AppError} LAST_ADMIN.
 */
export async function eraseAccount(
  { db, logger, now }: Deps,
  { id, email }: Owner,
  by: Person | null = null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdAdmins(tx, { without: id });
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
    for (const { erase } of Object.values(PERSONAL_DATA)) await erase?.(tx, { id, email });
    if (by) await recordAct(tx, { by, act: "member.deleted", at: now() });
  });
  logger.info({ person: id }, "an account was erased");
}
