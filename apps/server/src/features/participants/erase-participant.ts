import { type ParticipantPlace, participantAttemptPath } from "@wellput/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { attempts, participants, ratings } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";

interface EraseParticipantOptions {
  readonly person: Person;
  readonly place: ParticipantPlace;
}

/**
 * Deletes a participant and everything kept under their id. The audit log names the collection alone.
 *
 * @throws {AppError} PARTICIPANT_NOT_FOUND.
 */
export async function eraseParticipant({ db, now }: Deps, { person, place }: EraseParticipantOptions): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await removeParticipant(tx, place))) throw new AppError("PARTICIPANT_NOT_FOUND");
    await recordAct(tx, { by: person, act: "participant.erased", target: place.collection, at: now() });
  });
}

/** Everything kept under somebody's id; answers whether there was somebody. */
export async function removeParticipant(tx: Database, place: ParticipantPlace): Promise<boolean> {
  const { collection, userId } = place;
  const isTheirs = and(eq(participants.collection, collection), eq(participants.userId, userId));
  const gone = await tx.delete(participants).where(isTheirs).returning({ id: participants.id });
  const areTries = eq(attempts.path, participantAttemptPath(place));
  await removeRatings(tx, areTries);
  await tx.delete(attempts).where(areTries);
  return gone.length > 0;
}

/** What was said of the comments on some tries: it names the sentence, and may have the whole message, of whoever wrote it. */
export async function removeRatings(db: Database, areTries: SQL): Promise<void> {
  await db.delete(ratings).where(ratingsOf(db, areTries));
}

/** The comments on a try, by their ids: a row for each. */
export const commentIds = sql<string>`jsonb_path_query(${attempts.s}::jsonb, '$[*].r_l[*].id') #>> '{}'`;

/** Which ratings are of the comments on some tries. */
export function ratingsOf(db: Database, areTries: SQL): SQL {
  return inArray(ratings.comment_id, db.select({ id: commentIds }).from(attempts).where(areTries));
}
