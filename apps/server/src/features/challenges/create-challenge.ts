import type { Challenge, CreateChallenge } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { challenges } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { announce } from "../../live/announce.ts";
import { recordActOn } from "../audit/public.ts";
import { groupKeys } from "../groups/public.ts";
import { audienceOf, present } from "./challenge-row.ts";
import { isAdminsAct } from "./challenges.policy.ts";

interface CreateChallengeOptions {
  /** An admin. */
  readonly person: Person;
  readonly input: CreateChallenge;
}

/**
 * Publishes a challenge, or keeps a draft, under the id its author chose; a repeat answers the stored one.
 *
 * @throws {AppError} ID_TAKEN when somebody else's challenge has the id.
 */
export async function createChallenge(
  { db, now }: Deps,
  { person, input }: CreateChallengeOptions,
): Promise<{ challenge: Challenge; created: boolean }> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(challenges)
      .values({
        ...input,
        groups: await groupKeys(tx, input.groups),
        authorId: person.id,
        authByAdmin: true,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: challenges.id })
      .returning();
    if (row) {
      if (isAdminsAct(person, row))
        await recordActOn(tx, row, {
          by: person,
          act: "challenge.created",
          target: row.id,
          title: row.title,
          at: now(),
        });
      await announce(tx, { type: "challenge.created", id: row.id }, audienceOf(row));
      return { challenge: await present(tx, row, person), created: true };
    }
    const [stored] = await tx.select().from(challenges).where(eq(challenges.id, input.id));
    if (stored?.authorId !== person.id) throw new AppError("ID_TAKEN");
    return { challenge: await present(tx, stored, person), created: false };
  });
}
