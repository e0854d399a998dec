import { guardAddress } from "../../auth/guard-address.ts";
import { readGuesser } from "../../auth/known-browser.ts";
import type { Person } from "../../auth/person.ts";
import type { AppContext } from "../../http/env.ts";
import { requireProof } from "./require-proof.ts";

interface Asked {
  readonly person: Person;
  readonly currentPassword: string | undefined;
}

/**
 * Does what somebody has to prove for that they themselves ask it; from one address only so many tries may fail.
 *
 * @param act has the token of their session.
 * @throws {AppError} TOO_MANY_REQUESTS, what `requireProof` throws, and whatever `act` throws.
 */
export async function withProof<Answer>(
  c: AppContext,
  { person, currentPassword }: Asked,
  act: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const { deps } = c.var;
  const guesser = await readGuesser(c);
  return guardAddress(deps, { userId: person.id, guesser }, async () => {
    const { headers } = c.req.raw;
    return act(await requireProof(deps, { person, headers, guesser, currentPassword }));
  });
}
