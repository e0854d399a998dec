import type { AuditAct, Challenge, UpdateChallenge } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { challenges } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { recordActOn } from "../audit/public.ts";
import { groupKeys } from "../groups/public.ts";
import { audienceOf, holdChallenge, present } from "./challenge-row.ts";
import { isAdminsAct } from "./challenges.policy.ts";

interface UpdateChallengeOptions {
  readonly person: Person;
  readonly id: string;
  readonly input: UpdateChallenge;
}

/**
 * Changes the fields that are given, where nothing was changed since the version they were written on; with `isPublic` an admin
 * publishes it, or makes it a draft again.
 *
 * @throws {AppError} CHALLENGE_NOT_FOUND, NOT_ALLOWED, CHANGED_MEANWHILE.
 */
export async function updateChallenge(
  { db, now }: Deps,
  { person, id, input }: UpdateChallengeOptions,
): Promise<Challenge> {
  return db.transaction(async (tx) => {
    const before = await holdChallenge(tx, id, person);
    const isPublished = input.isPublic === true && !before.isPublic;
    if (isPublished && !person.isAdmin) throw new AppError("NOT_ALLOWED", { detail: `publishing ${id}` });
    if (before.version !== input.version) throw new AppError("CHANGED_MEANWHILE");
    const groups = input.groups && { groups: await groupKeys(tx, input.groups) };
    const [row] = await tx
      .update(challenges)
      .set({ ...input, ...groups, version: before.version + 1 })
      .where(eq(challenges.id, id))
      .returning();
    if (!row) throw new AppError("CHALLENGE_NOT_FOUND");
    const { title } = isPublished ? row : before;
    if (isAdminsAct(person, before, row))
      await recordActOn(tx, before, { by: person, act: actOf(before, row), target: id, title, at: now() });
    await announce(tx, { type: "challenge.updated", id }, audienceOf(before, row));
    // It may have been reported.
    if (before.isPublic || row.isPublic) await announce(tx, { type: "desk.updated", id }, "admins");
    return present(tx, row, person);
  });
}

type Published = Pick<Challenge, "isPublic">;

function actOf(before: Published, after: Published): AuditAct {
  if (before.isPublic === after.isPublic) return "challenge.updated";
  return after.isPublic ? "challenge.created" : "challenge.unpublished";
}
