import type { Deps } from "../http/env.ts";
import type { Guesser } from "./known-browser.ts";

interface Guarded {
  readonly userId: string;
  /** As it is stored, hashed: with a new password nothing that was counted for the old one counts. */
  readonly password: string | null;
  readonly guesser: Guesser;
}

/**
 * Tries a password within what is granted: to one address, and to all of them together. A browser in which the person has
 * signed in before is counted alone, so that nobody else can close the account for it.
 *
 * @param check throws when the password is wrong.
 * @throws {AppError} TOO_MANY_REQUESTS, and whatever `check` throws.
 */
export async function guardPassword<Answer>(
  { limits }: Deps,
  { userId, password, guesser: { address, known } }: Guarded,
  check: () => Promise<Answer>,
): Promise<Answer> {
  const account = `${userId} ${password}`;
  const isKnown = known?.userId === userId;
  const own = `${account} ${isKnown ? `browser ${known.browser}` : `address ${address}`}`;
  await limits.spend("password", own);
  if (!isKnown) await limits.spend("account", account);
  const answer = await check();
  await limits.forget("password", own);
  if (!isKnown) await limits.giveBack("account", account);
  return answer;
}
