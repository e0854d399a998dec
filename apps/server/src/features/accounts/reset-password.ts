import type { ResetPassword } from "@wellput/contract";
import { APIError } from "better-auth/api";
import { and, eq, gt, like } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { apiTokens, emailChanges, users, verifications } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

/** The links by which a person can set a new password. */
export const resetLinksOf = (userId: string) =>
  and(eq(verifications.value, userId), like(verifications.identifier, "reset-password:%"));

/**
 * Asks for a reset link; whether the e-mail has an account does not show. Who got many mails within the hour has links
 * that work: then no other is sent, so that a stranger can neither fill a mailbox nor keep its owner from a link.
 */
export async function requestPasswordReset({ auth, limits }: Deps, email: string): Promise<void> {
  const address = email.toLowerCase();
  if (await limits.isSpent("reset-mail", address)) return;
  await auth.api.requestPasswordReset({ body: { email: address } });
}

/**
 * Sets a new password by the token of a reset link, and ends every session and token of that person and their other
 * links with it, also one that would change their e-mail.
 *
 * @throws {AppError} RESET_LINK_INVALID.
 */
export async function resetPassword({ auth, db, now }: Deps, { token, password }: ResetPassword): Promise<void> {
  if (!(await findPersonOf(db, token, now()))) throw new AppError("RESET_LINK_INVALID");
  const passwordHash = await auth.hashPassword(password);
  await db.transaction(async (tx) => {
    const userId = await findPersonOf(tx, token, now());
    if (!userId) throw new AppError("RESET_LINK_INVALID");
    // Of two links that are used at once the second waits here, and finds itself ended.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    await auth.within({ tx, passwordHash }, () =>
      auth.api.resetPassword({ body: { token, newPassword: password } }).catch(asInvalidLink),
    );
    await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
    await tx.delete(verifications).where(resetLinksOf(userId));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  });
}

/** Whom a reset link is for, while it can be used. */
async function findPersonOf(db: Database, token: string, now: Date): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, `reset-password:${token}`), gt(verifications.expiresAt, now)));
  return link?.userId;
}

function asInvalidLink(error: unknown): never {
  if (error instanceof APIError && error.statusCode === 400) throw new AppError("RESET_LINK_INVALID");
  throw error;
}
