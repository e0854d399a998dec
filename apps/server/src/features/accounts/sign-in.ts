import type { SignIn } from "@wellput/contract";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { findPerson } from "../../auth/find-person.ts";
import type { Person } from "../../auth/person.ts";
import { credentials, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

interface SignInOptions {
  readonly input: SignIn;
  readonly headers: Headers;
}

/**
 * Signs a person in by e-mail and password.
 *
 * @throws {AppError} EMAIL_UNKNOWN, PROVIDER_ACCOUNT, PASSWORD_WRONG, TOO_MANY_REQUESTS. The library has one code for both; the screens tell them apart.
 */
export async function signIn(
  deps: Deps,
  { input, headers }: SignInOptions,
): Promise<{ person: Person; cookies: Headers }> {
  const { db, auth, limits } = deps;
  const email = input.email.toLowerCase();
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new AppError("EMAIL_UNKNOWN");
  const ways = await db
    .select({ providerId: credentials.providerId })
    .from(credentials)
    .where(eq(credentials.userId, user.id));
  const [provider] = ways.filter(({ providerId }) => deps.providers.has(providerId));
  if (provider && ways.every(({ providerId }) => providerId !== "credential")) {
    throw new AppError("PROVIDER_ACCOUNT", { fields: { provider: provider.providerId } });
  }
  await limits.spend("password", user.id);
  try {
    const body = { email, password: input.password };
    const { headers: cookies } = await auth.api.signInEmail({ body, headers, returnHeaders: true });
    await limits.forget("password", user.id);
    return { person: await findPerson(db, user.id), cookies };
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) throw new AppError("PASSWORD_WRONG");
    throw error;
  }
}
