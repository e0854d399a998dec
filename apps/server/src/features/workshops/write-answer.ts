import { randomUUID } from "node:crypto";
import { OwnAnswer, type WriteAnswer } from "@wellput/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { workshopAnswers, type workshopGuests } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { toRoom, toTrainer } from "./announce-workshop.ts";
import { findStep, requireOpen } from "./open-step.ts";
import { hiddenWhere, isRough } from "./rough-words.ts";
import type { WorkshopRow } from "./workshop-row.ts";

interface WriteAnswerOptions {
  readonly workshop: WorkshopRow;
  readonly guest: typeof workshopGuests.$inferSelect;
  readonly stepId: string;
  readonly input: WriteAnswer;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Keeps what a guest has written at a step so far. A repeat, or the answer of a lost one, changes nothing; what was written on
 * an older version is refused, and stays with its writer. Each workshop takes so many guests, steps and letters: that bounds
 * what is kept, whoever sends it.
 *
 * @throws {AppError} WORKSHOP_STEP_NOT_FOUND, WORKSHOP_LOCKED, CHANGED_MEANWHILE, ANALYSIS_TIMED_OUT.
 */
export async function writeAnswer(
  { db, analyser, news, now }: Deps,
  { workshop, guest, stepId, input, signal }: WriteAnswerOptions,
): Promise<OwnAnswer> {
  const step = await requireOpen(db, { workshop, stepId, at: now() });
  if (step.kind === "break" || step.mode !== "each")
    throw new AppError("WORKSHOP_STEP_NOT_FOUND", { detail: "nobody writes here on their own" });
  const { text, base } = input;
  const isAtRisk = text.trim() !== "" && (await analyser.isAtRisk({ message: text }, signal));
  const written = { text, isAtRisk, writtenAt: now() };
  const place = { stepId, guestId: guest.id };
  const [row] = await db
    .insert(workshopAnswers)
    .values({ id: randomUUID(), ...place, ...written, version: 1, isHidden: isRough(text) })
    .onConflictDoUpdate({
      target: [workshopAnswers.stepId, workshopAnswers.guestId],
      set: { ...written, ...hiddenWhere(isRough(text)), version: sql`${workshopAnswers.version} + 1` },
      setWhere: sql`${workshopAnswers.version} = ${base} and ${workshopAnswers.text} <> ${text}`,
    })
    .returning();
  if (!row) return readRepeated(db, place, text);
  news.tellSoon(...toTrainer(workshop));
  // Read anew: it may have been revealed while this was read for danger.
  const { phase } = await findStep(db, { workshop, stepId });
  if (phase === "revealed") news.tellSoon(...toRoom(workshop));
  return OwnAnswer.parse(row);
}

/** The stored answer where it is what was sent. @throws {AppError} CHANGED_MEANWHILE. */
async function readRepeated(
  db: Database,
  { stepId, guestId }: { readonly stepId: string; readonly guestId: string },
  text: string,
): Promise<OwnAnswer> {
  const [stored] = await db
    .select()
    .from(workshopAnswers)
    .where(and(eq(workshopAnswers.stepId, stepId), eq(workshopAnswers.guestId, guestId)));
  if (stored?.text !== text) throw new AppError("CHANGED_MEANWHILE");
  return OwnAnswer.parse(stored);
}
