import type { CreateRole, Role } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid } from "../../db/page.ts";
import { groups, roles, users } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { findNewest } from "../courses/public.ts";
import { listRoles } from "./list-roles.ts";

interface GiveRoleOptions {
  readonly by: Person;
  readonly input: CreateRole;
}

/**
 * Makes somebody trainer of a group or researcher of a study; who is one already stays it, and nothing new is written down.
 *
 * @throws {AppError} MEMBER_NOT_FOUND, GROUP_NOT_FOUND, COURSE_NOT_FOUND, INVALID_INPUT for a course without user ids, ID_TAKEN.
 */
export function giveRole(
  { db, now }: Deps,
  { by, input: { id, email, role, of } }: GiveRoleOptions,
): Promise<{ role: Role; created: boolean }> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (!user) throw new AppError("MEMBER_NOT_FOUND");
    const place = role === "trainer" ? await placeOfTrainer(tx, of) : await placeOfResearcher(tx, of);
    const at = now();
    const row = { id, userId: user.id, groupId: place.groupId, study: place.study, createdAt: at };
    const created = (await tx.insert(roles).values(row).onConflictDoNothing().returning({ id: roles.id })).length > 0;
    if (created) {
      const target = `${role}: ${place.name}`;
      await recordAct(tx, { by, act: "role.given", target, subjectId: user.id, at });
    }
    const isPlace = place.study === null ? eq(roles.groupId, of) : eq(roles.study, place.study);
    const [given] = await listRoles(tx, and(eq(roles.userId, user.id), isPlace));
    if (!given) throw new AppError("ID_TAKEN");
    return { role: given, created };
  });
}

async function placeOfTrainer(tx: Database, of: string) {
  const [group] = isUuid(of) ? await tx.select({ name: groups.name }).from(groups).where(eq(groups.id, of)) : [];
  if (!group) throw new AppError("GROUP_NOT_FOUND");
  return { groupId: of, study: null, name: group.name };
}

async function placeOfResearcher(tx: Database, of: string) {
  const { name, needsUserId } = (await findNewest(tx, of)).course;
  if (!needsUserId)
    throw new AppError("INVALID_INPUT", { fields: { of: "Anybody takes this course: it is no study." } });
  return { groupId: null, study: name, name };
}
