import type { SignIn } from "@wellput/contract";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { findPerson } from "../../auth/find-person.ts";
import { guardPassword } from "../../auth/guard-password.ts";
import type { Guesser } from "../../auth/known-browser.ts";
import type { Person } from "../../auth/person.ts";
import { credentials, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

interface SignInOptions {
  readonly input: SignIn;
  readonly headers: Headers;
  readonly guesser: Guesser;
}

/**
 * Signs a person in by e-mail and password.
 *
 * @throws {AppError} EMAIL_UNKNOWN, PROVIDER_ACCOUNT, PASSWORD_WRONG, TOO_MANY_REQUESTS. The library has one code for both; the screens tell them apart.
 */
export async function signIn(
  deps: Deps,
  { input, headers, guesser }: SignInOptions,
): Promise<{ person: Person; cookies: Headers }> {
  const { db, auth } = deps;
  const email = input.email.toLowerCase();
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new AppError("EMAIL_UNKNOWN");
  const ways = await db
    .select({ providerId: credentials.providerId, password: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, user.id));
  const [provider] = ways.filter(({ providerId }) => deps.providers.has(providerId));
  if (provider && ways.every(({ providerId }) => providerId !== "credential")) {
    throw new AppError("PROVIDER_ACCOUNT", { fields: { provider: provider.providerId } });
  }
  const { password = null } = ways.find(({ providerId }) => providerId === "credential") ?? {};
  const body = { email, password: input.password };
  const { headers: cookies } = await guardPassword(deps, { userId: user.id, password, guesser }, () =>
    auth.api.signInEmail({ body, headers, returnHeaders: true }).catch(asWrongPassword),
  );
  return { person: await findPerson(db, user.id), cookies };
}

function asWrongPassword(error: unknown): never {
  if (error instanceof APIError && error.statusCode === 401) throw new AppError("PASSWORD_WRONG");
  throw error;
}
