import type { ChallengeSamples } from "@wellput/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { responses } from "../../db/schema/index.ts";
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
 * @throws {AppError} CHALLENGE_NOT_FOUND, NOT_SIGNED_IN, NOT_TRIED.
 */
export async function readSamples(
  { db }: Deps,
  { person, id, index, attemptId }: ReadSamplesOptions,
): Promise<ChallengeSamples> {
  const row = await findChallenge(db, id, person);
  const sentence = row.challengeObjectList[index];
  if (!sentence) throw new AppError("CHALLENGE_NOT_FOUND");
  const mayRead =
    canEdit(row, person) ||
    (await hasTried(db, { person, attemptId, original: sentence.s })) ||
    (await hasAnswered(db, { person, id, original: sentence.s }));
  if (!mayRead) throw new AppError("NOT_TRIED");
  return { samples: sentence.m };
}

/** Who tried it before they signed in has no try here to be known by, but what they have submitted since. */
async function hasAnswered(
  db: Database,
  { person, id, original }: Pick<ReadSamplesOptions, "person" | "id"> & { readonly original: string },
): Promise<boolean> {
  if (!person) return false;
  const isTheirs = and(eq(responses.authorId, person.id), eq(responses.parentDoc, id));
  const isAnswered = sql`exists (
    select from jsonb_array_elements(${responses.asked}->'sentences') with ordinality as listed (sentence, place)
    where sentence->>'s' = ${original} and ${responses.sentences}->>(place - 1)::int <> '')`;
  return (await db.$count(responses, and(isTheirs, isAnswered))) > 0;
}
