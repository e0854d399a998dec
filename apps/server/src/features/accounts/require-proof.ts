import { APIError } from "better-auth/api";
import { and, eq } from "drizzle-orm";
import { guardPassword } from "../../auth/guard-password.ts";
import type { Guesser } from "../../auth/known-browser.ts";
import type { Person } from "../../auth/person.ts";
import { credentials } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

/** Who signed in this recently need not prove again who they are. */
const FRESH_MS = 10 * 60 * 1000;

interface ProofOptions {
  readonly person: Person;
  readonly headers: Headers;
  readonly guesser: Guesser;
  /** Given when the session alone was not enough. */
  readonly currentPassword: string | undefined;
}

/**
 * Sees that the person themselves asks for something that cannot be undone, and not whoever found their browser open: by
 * a session that has just begun, or else by the password. Answers the session's token.
 *
 * @throws {AppError} NOT_SIGNED_IN, CURRENT_PASSWORD_REQUIRED, PASSWORD_WRONG, SIGN_IN_AGAIN when the person has no password, TOO_MANY_REQUESTS.
 */
export async function requireProof(
  deps: Deps,
  { person, headers, guesser, currentPassword }: ProofOptions,
): Promise<string> {
  const { auth, db, now } = deps;
  const current = await auth.api.getSession({ headers });
  if (!current) throw new AppError("NOT_SIGNED_IN");
  const { token, createdAt } = current.session;
  if (now().getTime() - createdAt.getTime() < FRESH_MS) return token;
  const [own] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, person.id), eq(credentials.providerId, "credential")));
  if (!own) throw new AppError("SIGN_IN_AGAIN");
  if (!currentPassword) throw new AppError("CURRENT_PASSWORD_REQUIRED");
  await guardPassword(deps, { userId: person.id, password: own.password, guesser }, () =>
    auth.api.verifyPassword({ body: { password: currentPassword }, headers }).catch(asWrongPassword),
  );
  return token;
}

function asWrongPassword(error: unknown): never {
  if (error instanceof APIError) throw new AppError("PASSWORD_WRONG");
  throw error;
}
