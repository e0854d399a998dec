import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { challenges } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { recordActOn } from "../audit/public.ts";
import { audienceOf, holdChallenge } from "./challenge-row.ts";
import { isAdminsAct } from "./challenges.policy.ts";

/** Deletes a challenge; the responses to it stay. @throws {AppError} CHALLENGE_NOT_FOUND, NOT_ALLOWED. */
export async function deleteChallenge(
  { db, now }: Deps,
  { person, id }: { person: Person; id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await holdChallenge(tx, id, person);
    await tx.delete(challenges).where(eq(challenges.id, id));
    if (isAdminsAct(person, row))
      await recordActOn(tx, row, { by: person, act: "challenge.deleted", target: id, title: row.title, at: now() });
    await announce(tx, { type: "challenge.deleted", id }, audienceOf(row));
    // It may have been reported.
    if (row.isPublic) await announce(tx, { type: "desk.updated", id }, "admins");
  });
}
