import { CHALLENGE_PEOPLE_MIN, type ChallengeProgress } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { responses } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { countTries } from "../attempts/public.ts";
import { findChallenge } from "./challenge-row.ts";
import { canSeeProgress } from "./challenges.policy.ts";

interface ReadProgressOptions {
  readonly person: Person;
  readonly id: string;
}

/** How a challenge goes, for those who may edit it and the trainers of its groups. @throws {AppError} CHALLENGE_NOT_FOUND, NOT_ALLOWED. */
export async function readProgress({ db }: Deps, { person, id }: ReadProgressOptions): Promise<ChallengeProgress> {
  const row = await findChallenge(db, id, person);
  if (!canSeeProgress(row, person)) throw new AppError("NOT_ALLOWED", { detail: `the progress of challenge ${id}` });
  const tries = await countTries(
    db,
    row.challengeObjectList.map(({ s }) => s),
  );
  return {
    responses: await db.$count(responses, eq(responses.parentDoc, id)),
    sentences: tries.map(({ marked, ...rest }) => ({
      ...rest,
      marked: rest.people < CHALLENGE_PEOPLE_MIN ? null : marked,
    })),
  };
}
