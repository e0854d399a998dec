import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { workshopAnswers, type workshopGuests, workshopVotes } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { toTrainer } from "./announce-workshop.ts";
import { findStep } from "./open-step.ts";
import { isShown } from "./read-desk.ts";
import type { WorkshopRow } from "./workshop-row.ts";

type GuestRow = typeof workshopGuests.$inferSelect;

interface CastVoteOptions {
  readonly workshop: WorkshopRow;
  readonly guest: GuestRow;
  readonly stepId: string;
  readonly answerId: string;
}

/** Gives somebody's voice to an answer that the room is shown. @throws {AppError} WORKSHOP_STEP_NOT_FOUND, WORKSHOP_LOCKED. */
export async function castVote({ db, news }: Deps, { workshop, guest, ...vote }: CastVoteOptions): Promise<void> {
  const { phase, isVoting } = await findStep(db, { workshop, stepId: vote.stepId });
  if (phase !== "revealed" || !isVoting) throw new AppError("WORKSHOP_LOCKED");
  const { answerId } = vote;
  const isThere = and(eq(workshopAnswers.id, answerId), eq(workshopAnswers.stepId, vote.stepId), isShown);
  if ((await db.$count(workshopAnswers, isThere)) === 0) throw new AppError("WORKSHOP_STEP_NOT_FOUND");
  await db
    .insert(workshopVotes)
    .values({ ...vote, guestId: guest.id })
    .onConflictDoUpdate({ target: [workshopVotes.stepId, workshopVotes.guestId], set: { answerId } });
  news.tellSoon(...toTrainer(workshop));
}

/** The answers that somebody has voted for, one at each step. */
export async function readVotes(db: Database, { id }: GuestRow): Promise<string[]> {
  const rows = await db
    .select({ answerId: workshopVotes.answerId })
    .from(workshopVotes)
    .where(eq(workshopVotes.guestId, id));
  return rows.map(({ answerId }) => answerId);
}
