import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { groups, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { giveSeatBack, moveToGroup } from "../groups/public.ts";

interface MoveMemberOptions {
  /** An admin. */
  readonly by: Person;
  readonly id: string;
  readonly groupId: string | null;
}

/**
 * Seats somebody in another group, or takes them out of theirs: then they meet the gate of the joining code.
 *
 * @throws {AppError} MEMBER_NOT_FOUND, GROUP_NOT_FOUND, GROUP_CLOSED.
 */
export async function moveMember({ db, now }: Deps, { by, id, groupId }: MoveMemberOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await requireMemberOf(tx, id);
    const act = { by, subjectId: id, at: now() };
    if (groupId === null) {
      await giveSeatBack(tx, id);
      await recordAct(tx, { ...act, act: "member.removed" });
      return;
    }
    const [group] = await tx.select().from(groups).where(eq(groups.id, groupId));
    if (!group) throw new AppError("GROUP_NOT_FOUND");
    await seat(tx, id, group.code);
    await recordAct(tx, { ...act, act: "member.moved", target: group.name });
  });
}

/** @throws {AppError} MEMBER_NOT_FOUND. */
export async function requireMemberOf(
  db: Database,
  id: string,
): Promise<{ readonly id: string; readonly email: string }> {
  const [user] = isUuid(id) ? await db.select().from(users).where(eq(users.id, id)) : [];
  if (!user) throw new AppError("MEMBER_NOT_FOUND");
  return user;
}

async function seat(tx: Database, id: string, code: string): Promise<void> {
  try {
    await moveToGroup(tx, id, code);
  } catch (error) {
    // No code was typed: what is known is that the group takes nobody.
    if (error instanceof AppError && error.code === "JOINING_CODE_INVALID") throw new AppError("GROUP_CLOSED");
    throw error;
  }
}
