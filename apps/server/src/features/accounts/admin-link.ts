import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { findPerson } from "../../auth/find-person.ts";
import { hashToken } from "../../auth/hash-token.ts";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { installation, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { holdAdmins } from "./admins.ts";

const KEY = "admin-link";

/** Makes the token of the link by which the first admin becomes one; null when there is an admin. Only its hash is kept. */
export async function makeAdminToken(db: Database): Promise<string | null> {
  if (await hasAdmin(db)) return null;
  const token = randomBytes(24).toString("base64url");
  const value = hashToken(token);
  await db
    .insert(installation)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
  return token;
}

/**
 * Makes a person the first admin by the link's token, which works once.
 *
 * @throws {AppError} ADMIN_LINK_INVALID.
 */
export async function claimAdmin({ db, now }: Deps, { id }: Person, token: string): Promise<Person> {
  return db.transaction(async (tx) => {
    await holdAdmins(tx, { without: null });
    const [used] = await tx
      .delete(installation)
      .where(and(eq(installation.key, KEY), eq(installation.value, hashToken(token))))
      .returning({ key: installation.key });
    if (!used || (await hasAdmin(tx))) throw new AppError("ADMIN_LINK_INVALID");
    await tx.update(users).set({ isAdmin: true }).where(eq(users.id, id));
    await recordAct(tx, { by: { id }, act: "admin.claimed", subjectId: id, at: now() });
    return findPerson(tx, id);
  });
}

async function hasAdmin(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return rows.length > 0;
}
