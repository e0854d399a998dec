import type { SignIn } from "@wellput/contract";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { findPerson } from "../../auth/find-person.ts";
import { guardAddress } from "../../auth/guard-address.ts";
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

interface SignedIn {
  readonly person: Person;
  readonly cookies: Headers;
}

/**
 * Signs a person in by e-mail and password.
 *
 * @throws {AppError} EMAIL_UNKNOWN, PROVIDER_ACCOUNT, PASSWORD_WRONG, TOO_MANY_REQUESTS. The library has one code for both; the screens tell them apart.
 */
export async function signIn(deps: Deps, options: SignInOptions): Promise<SignedIn> {
  const email = options.input.email.toLowerCase();
  const [user] = await deps.db.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email));
  return guardAddress(deps, { userId: user?.id ?? null, guesser: options.guesser }, async () => {
    if (!user) throw new AppError("EMAIL_UNKNOWN");
    return tryPassword(deps, user, options);
  });
}

async function tryPassword(
  deps: Deps,
  user: Pick<Person, "id" | "email">,
  { input, headers, guesser }: SignInOptions,
): Promise<SignedIn> {
  const { db, auth } = deps;
  const ways = await db
    .select({ providerId: credentials.providerId, password: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, user.id));
  const [provider] = ways.filter(({ providerId }) => deps.providers.has(providerId));
  if (provider && ways.every(({ providerId }) => providerId !== "credential")) {
    throw new AppError("PROVIDER_ACCOUNT", { fields: { provider: provider.providerId } });
  }
  const { password = null } = ways.find(({ providerId }) => providerId === "credential") ?? {};
  const body = { email: user.email, password: input.password };
  const { headers: cookies } = await guardPassword(deps, { userId: user.id, password, guesser }, () =>
    auth.api.signInEmail({ body, headers, returnHeaders: true }).catch(asWrongPassword),
  );
  return { person: await findPerson(db, user.id), cookies };
}

function asWrongPassword(error: unknown): never {
  if (error instanceof APIError && error.statusCode === 401) throw new AppError("PASSWORD_WRONG");
  throw error;
}
