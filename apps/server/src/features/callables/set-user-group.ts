import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { moveToGroup } from "../groups/public.ts";

interface SetUserGroupOptions {
  readonly person: Person;
  readonly email: string;
  /** A joining code. */
  readonly code: string;
}

/**
 * Seats the person of an e-mail in the group of a code: oneself, or anybody when an admin asks.
 *
 * @throws {AppError} NOT_ALLOWED, MEMBER_NOT_FOUND, JOINING_CODE_INVALID.
 */
export async function setUserGroup({ db, now }: Deps, { person, email, code }: SetUserGroupOptions): Promise<void> {
  const address = email.toLowerCase();
  if (address !== person.email && !person.isAdmin) throw new AppError("NOT_ALLOWED", { detail: "group of another" });
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, address));
  if (!user) throw new AppError("MEMBER_NOT_FOUND");
  await db.transaction(async (tx) => {
    const target = await moveToGroup(tx, user.id, code);
    const act = { by: person, act: "member.moved", target, subjectId: user.id, at: now() } as const;
    if (user.id !== person.id) await recordAct(tx, act);
  });
}
