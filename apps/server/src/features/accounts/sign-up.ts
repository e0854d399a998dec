import type { SignUp } from "@wellput/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import { findPerson } from "../../auth/find-person.ts";
import type { Person } from "../../auth/person.ts";
import { users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { findOpenGroup, opensGroup, takeSeat } from "../groups/public.ts";

interface SignUpOptions {
  readonly input: SignUp;
  readonly headers: Headers;
}

/**
 * Opens an account: the seat in the group, the account and its session come to be in one transaction, or none of them.
 * The code is looked at before the e-mail, so that who has none cannot ask which e-mails have accounts; the password is
 * hashed before the transaction begins, because that takes long and the embedded database has one connection.
 *
 * @throws {AppError} TERMS_REQUIRED, JOINING_CODE_REQUIRED, JOINING_CODE_INVALID, EMAIL_TAKEN.
 */
export async function signUp(
  deps: Deps,
  { input, headers }: SignUpOptions,
): Promise<{ person: Person; cookies: Headers }> {
  const { db, auth } = deps;
  const email = input.email.toLowerCase();
  if (!input.terms) throw new AppError("TERMS_REQUIRED");
  if (input.joiningCode.trim() === "") throw new AppError("JOINING_CODE_REQUIRED");
  const code = await findOpenGroup(db, input.joiningCode);
  if (code === null) throw new AppError("JOINING_CODE_INVALID");
  if (await isTaken(deps, email)) throw new AppError("EMAIL_TAKEN");
  const passwordHash = await auth.hashPassword(input.password);
  try {
    return await db.transaction(async (tx) => {
      const { headers: cookies, response } = await auth.within({ tx, passwordHash }, () =>
        auth.api.signUpEmail({ body: { name: email, email, password: input.password }, headers, returnHeaders: true }),
      );
      await tx.update(users).set({ terms: true, groupCode: code }).where(eq(users.id, response.user.id));
      const person = await findPerson(tx, response.user.id);
      // Last, because a whole class waits for the same row: it is held for one statement.
      await takeSeat(tx, code);
      return { person, cookies };
    });
  } catch (error) {
    // Two sign-ups of one e-mail at once: the unique index refuses the second.
    if (!(error instanceof AppError) && (await isTaken(deps, email))) throw new AppError("EMAIL_TAKEN");
    throw error;
  }
}

/** Whether nothing of a sign-up was guessed: its code is right and its e-mail is new. For the database to say. */
export const mayOpenAccount = ({ email, joiningCode }: SignUp): SQL => sql`(${opensGroup(joiningCode)}
  and not exists (select 1 from ${users} where ${users.email} = ${email.toLowerCase()}))`;

async function isTaken({ db }: Deps, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}
