import { randomBytes, randomUUID } from "node:crypto";
import type { ResetPassword } from "@wellput/contract";
import { APIError } from "better-auth/api";
import { and, eq, gt, like } from "drizzle-orm";
import { hashToken } from "../../auth/hash-token.ts";
import type { Database } from "../../db/database.ts";
import { apiTokens, emailChanges, users, verifications } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { resetMail } from "../../mail/reset-mail.ts";
import { writeMail } from "../../mail/write-mail.ts";

const LINK_MS = 60 * 60 * 1000;
/** As better-auth names what it finds by a token; of ours it knows the hash. */
const linkOf = (tokenHash: string) => `reset-password:${tokenHash}`;

/** The links by which a person can set a new password. */
export const resetLinksOf = (userId: string) =>
  and(eq(verifications.value, userId), like(verifications.identifier, linkOf("%")));

/**
 * Asks for a reset link; whether the e-mail has an account does not show. Who got many mails within the hour has links
 * that work: then no other is sent, so that a stranger can neither fill a mailbox nor keep its owner from a link.
 */
export async function requestPasswordReset({ db, limits, logger, now, publicUrl }: Deps, email: string): Promise<void> {
  const recipient = email.toLowerCase();
  if (await limits.isSpent("reset-mail", recipient)) return;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, recipient));
  if (!user) return;
  const token = randomBytes(24).toString("base64url");
  const at = now();
  const link = { identifier: linkOf(hashToken(token)), value: user.id, expiresAt: new Date(at.getTime() + LINK_MS) };
  await db.transaction(async (tx) => {
    await tx.insert(verifications).values({ id: randomUUID(), ...link, createdAt: at, updatedAt: at });
    await writeMail(tx, logger, { userId: user.id, recipient, ...resetMail(publicUrl(), token) }, at);
  });
}

/**
 * Sets a new password by the token of a reset link, and ends every session and token of that person and their other
 * links with it, also one that would change their e-mail.
 *
 * @throws {AppError} RESET_LINK_INVALID.
 */
export async function resetPassword({ auth, db, now }: Deps, { token, password }: ResetPassword): Promise<void> {
  const tokenHash = hashToken(token);
  if (!(await findPersonOf(db, tokenHash, now()))) throw new AppError("RESET_LINK_INVALID");
  const passwordHash = await auth.hashPassword(password);
  await db.transaction(async (tx) => {
    const userId = await findPersonOf(tx, tokenHash, now());
    if (!userId) throw new AppError("RESET_LINK_INVALID");
    // Of two links that are used at once the second waits here, and finds itself ended.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    await auth.within({ tx, passwordHash }, () =>
      auth.api.resetPassword({ body: { token: tokenHash, newPassword: password } }).catch(asInvalidLink),
    );
    await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
    await tx.delete(verifications).where(resetLinksOf(userId));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  });
}

/** Whom a reset link is for, while it can be used. */
async function findPersonOf(db: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, linkOf(tokenHash)), gt(verifications.expiresAt, now)));
  return link?.userId;
}

function asInvalidLink(error: unknown): never {
  if (error instanceof APIError && error.statusCode === 400) throw new AppError("RESET_LINK_INVALID");
  throw error;
}
