import type { Deps } from "../http/env.ts";
import type { Guesser } from "./known-browser.ts";

interface Guarded {
  /** Whose password it is; null where the e-mail is nobody's. */
  readonly userId: string | null;
  readonly guesser: Guesser;
}

/**
 * Does what somebody has to prove for who they are, within the tries that may fail from their address. Nobody else at it
 * takes them from a browser in which the person has signed in before; all others take turns, so that right passwords
 * which are still being looked at count for nothing.
 *
 * @throws {AppError} TOO_MANY_REQUESTS, and whatever `act` throws.
 */
export async function guardAddress<Answer>(
  { limits, signInTurns }: Deps,
  { userId, guesser: { address, known } }: Guarded,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (known && known.userId === userId) return act();
  return signInTurns.take(address, () => limits.spendOnFailure("sign-in", address, act));
}
