import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { findPerson } from "../../auth/find-person.ts";
import type { Person } from "../../auth/person.ts";
import type { ProviderProfile } from "../../auth/providers.ts";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/is-unique-violation.ts";
import { credentials, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

interface ProviderSignInOptions {
  readonly providerId: string;
  readonly profile: ProviderProfile;
}

/**
 * The person whom a provider vouches for: known by their subject there, or else new, without group and terms. An e-mail
 * opens no account that is there already: whoever could make a provider say somebody's address would be in.
 *
 * @throws {AppError} PROVIDER_EMAIL_UNVERIFIED, EMAIL_TAKEN.
 */
export async function signInByProvider(deps: Deps, { providerId, profile }: ProviderSignInOptions): Promise<Person> {
  const { db } = deps;
  const known = await findByProvider(db, providerId, profile.subject);
  if (known) return findPerson(db, known);
  const { email, isEmailVerified } = profile;
  if (email === null || !isEmailVerified) {
    throw new AppError("PROVIDER_EMAIL_UNVERIFIED", { detail: `${providerId} ${profile.subject}` });
  }
  try {
    return await db.transaction((tx) => openAccount(tx, deps.now(), { providerId, subject: profile.subject, email }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two first sign-ins at once: the other one made the account.
    const winner = await findByProvider(db, providerId, profile.subject);
    if (winner) return findPerson(db, winner);
    throw new AppError("EMAIL_TAKEN", { detail: `${providerId} named an e-mail that has an account` });
  }
}

async function findByProvider(db: Database, providerId: string, subject: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.providerId, providerId), eq(credentials.accountId, subject)));
  return row?.userId;
}

interface NewAccount {
  readonly providerId: string;
  readonly subject: string;
  readonly email: string;
}

async function openAccount(tx: Database, now: Date, { providerId, subject, email }: NewAccount): Promise<Person> {
  const [id, moments] = [randomUUID(), { createdAt: now, updatedAt: now }];
  await tx.insert(users).values({ id, name: email, email, emailVerified: true, ...moments });
  await tx.insert(credentials).values({ id: randomUUID(), userId: id, providerId, accountId: subject, ...moments });
  return findPerson(tx, id);
}
