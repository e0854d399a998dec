import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { apiTokens, credentials, emailChanges, sessions, verifications } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { passwordChangedMail } from "../../mail/password-changed-mail.ts";
import { writeMail } from "../../mail/write-mail.ts";
import { otherSessions } from "./personal-data.ts";
import { resetLinksOf } from "./reset-password.ts";

interface ChangePasswordOptions {
  readonly person: Person;
  readonly password: string;
  /** Of the session that asks: it goes on, every other one ends. */
  readonly token: string;
}

/** Sets a person's password, also the first of somebody who signs in by a provider, and tells them by mail. Their tokens
 * and links to reset it end, and so does a change of e-mail that waits. */
export async function changePassword(
  { db, auth, logger, now, publicUrl }: Deps,
  { person, password, token }: ChangePasswordOptions,
): Promise<void> {
  const hash = await auth.hashPassword(password);
  const isOwn = and(eq(credentials.userId, person.id), eq(credentials.providerId, "credential"));
  await db.transaction(async (tx) => {
    const changed = { password: hash, updatedAt: now() };
    const [known] = await tx.update(credentials).set(changed).where(isOwn).returning({ id: credentials.id });
    if (!known) {
      const first = { id: randomUUID(), userId: person.id, providerId: "credential", accountId: person.id };
      await tx.insert(credentials).values({ ...first, ...changed, createdAt: now() });
    }
    await tx.delete(sessions).where(otherSessions(person.id, token));
    await tx.delete(apiTokens).where(eq(apiTokens.userId, person.id));
    await tx.delete(verifications).where(resetLinksOf(person.id));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, person.id));
    const mail = { userId: person.id, recipient: person.email, ...passwordChangedMail(publicUrl()) };
    await writeMail(tx, logger, mail, now());
  });
}
