import { asc, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAct } from "../audit/public.ts";
import { endOrphans } from "../workshops/public.ts";
import { holdAdmins } from "./admins.ts";

interface ChangeAdminOptions {
  /** The admin who asks; null when the operator does at the machine. */
  readonly by: Pick<Person, "id"> | null;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly at: Date;
}

/**
 * Makes the person of an e-mail an admin, or no longer one, and answers words for whoever asked.
 *
 * @throws {AppError} EMAIL_UNKNOWN, LAST_ADMIN.
 */
export async function changeAdmin(db: Database, { by, email, isAdmin, at }: ChangeAdminOptions): Promise<string> {
  const address = email.trim().toLowerCase();
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address));
    if (!user) throw new AppError("EMAIL_UNKNOWN");
    await holdAdmins(tx, { without: isAdmin ? null : user.id });
    const [now] = await tx.select({ isAdmin: users.isAdmin }).from(users).where(eq(users.id, user.id));
    if (now?.isAdmin === isAdmin) return isAdmin ? `${address} is an admin already.` : `${address} is not an admin.`;
    await tx.update(users).set({ isAdmin }).where(eq(users.id, user.id));
    if (!isAdmin) await endOrphans(tx, at);
    await recordAct(tx, { by, act: isAdmin ? "admin.added" : "admin.removed", subjectId: user.id, at });
    return isAdmin ? `${address} is an admin now.` : `${address} is no longer an admin.`;
  });
}

/** The e-mails of all admins. */
export async function listAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}
