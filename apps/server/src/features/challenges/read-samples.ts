import type { ChallengeSamples } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { hasTried } from "../attempts/public.ts";
import { findChallenge } from "./challenge-row.ts";
import { canEdit } from "./challenges.policy.ts";

interface ReadSamplesOptions {
  readonly person: Person | null;
  readonly id: string;
  /** Of the sentence. */
  readonly index: number;
  /** A try at that sentence, by its id: how a visitor is known. */
  readonly attemptId: string | undefined;
}

/**
 * The sample answers of one sentence, for whoever has tried it on their own, and for those who edit the challenge.
 *
 * @throws {AppError} CHALLENGE_NOT_FOUND, NOT_TRIED.
 */
export async function readSamples(
  { db }: Deps,
  { person, id, index, attemptId }: ReadSamplesOptions,
): Promise<ChallengeSamples> {
  const row = await findChallenge(db, id, person);
  const sentence = row.challengeObjectList[index];
  if (!sentence) throw new AppError("CHALLENGE_NOT_FOUND");
  const mayRead = canEdit(row, person) || (await hasTried(db, { person, attemptId, original: sentence.s }));
  if (!mayRead) throw new AppError("NOT_TRIED");
  return { samples: sentence.m };
}
