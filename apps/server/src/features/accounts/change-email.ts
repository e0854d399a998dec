import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { hashToken } from "../../auth/hash-token.ts";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/is-unique-violation.ts";
import { emailChanges, users, verifications } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { confirmEmailMail, emailChangeAskedMail, emailChangedMail } from "../../mail/email-change-mails.ts";
import { writeMail } from "../../mail/write-mail.ts";
import { resetLinksOf } from "./reset-password.ts";

const LINK_MS = 24 * 60 * 60 * 1000;

/**
 * Asks for another e-mail: a mail to it holds the link that makes the change, one to the old address says so. A link that
 * was asked for before ends.
 *
 * @throws {AppError} EMAIL_SAME, EMAIL_TAKEN, TOO_MANY_REQUESTS.
 */
export async function askForEmail(deps: Deps, { id, email: before }: Person, typed: string): Promise<void> {
  const { db, limits, logger, now, publicUrl } = deps;
  const email = typed.toLowerCase();
  if (email === before) throw new AppError("EMAIL_SAME");
  await limits.spend("reset-mail", id);
  if ((await db.$count(users, eq(users.email, email))) > 0) throw new AppError("EMAIL_TAKEN");
  // Only then: to ask for somebody's own e-mail must not keep them from a link of theirs.
  await limits.spend("reset-mail", email);
  const token = randomBytes(24).toString("base64url");
  const createdAt = now();
  const change = { email, tokenHash: hashToken(token), createdAt, expiresAt: new Date(createdAt.getTime() + LINK_MS) };
  await db.transaction(async (tx) => {
    await tx
      .insert(emailChanges)
      .values({ userId: id, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change });
    const confirming = { userId: id, recipient: email, ...confirmEmailMail(publicUrl(), token) };
    await writeMail(tx, logger, confirming, createdAt);
    await writeMail(tx, logger, { userId: id, recipient: before, ...emailChangeAskedMail(publicUrl()) }, createdAt);
  });
}

/**
 * Makes the change that a link was sent for; the link works once, on whatever device. Reset links that went to the old
 * address end, and it is told.
 *
 * @throws {AppError} EMAIL_LINK_INVALID, EMAIL_TAKEN.
 */
export async function confirmEmail({ db, logger, now, publicUrl }: Deps, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isThis = and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, now()));
    const [change] = await tx.delete(emailChanges).where(isThis).returning();
    if (!change) throw new AppError("EMAIL_LINK_INVALID");
    const { userId, email } = change;
    const [before] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for("update");
    if (!before) throw new AppError("EMAIL_LINK_INVALID");
    await setEmail(tx, userId, email);
    await tx.delete(verifications).where(resetLinksOf(userId));
    await writeMail(tx, logger, { userId, recipient: before.email, ...emailChangedMail(publicUrl()) }, now());
  });
}

async function setEmail(tx: Database, userId: string, email: string): Promise<void> {
  try {
    await tx.update(users).set({ email, name: email, emailVerified: true }).where(eq(users.id, userId));
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("EMAIL_TAKEN");
    throw error;
  }
}
