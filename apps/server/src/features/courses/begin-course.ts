import { isTestParticipant, type ParticipantPlace } from "@wellput/contract";
import { and, eq, isNull } from "drizzle-orm";
import { keepBuild } from "../../analyser/engine-build.ts";
import type { Database } from "../../db/database.ts";
import { courseProgress, studies, studyWithdrawals } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { ensureParticipant } from "../participants/public.ts";
import type { Versioned } from "./newest-courses.ts";
import { findProgress, type ProgressRow } from "./progress-row.ts";
import { findStudy, refuseLatecomers, type StudyRow } from "./study.ts";
import { engineOf } from "./study-engine.ts";

interface BeginCourseOptions {
  /** In the course as it is spelt here. */
  readonly place: ParticipantPlace;
  readonly newest: Versioned;
  /** Whether somebody may begin is asked anew of a study; what is none asks nothing. */
  readonly isStudy: boolean;
  /** What they agreed to, where something was asked. */
  readonly consentVersion: string | null;
  /** Of the device that begins. */
  readonly keyHash: string | null;
  /** What the panel's link says of them, as far as the study asks for it. */
  readonly panel: Record<string, string>;
  /** For whom what is kept is counted. */
  readonly caller: string;
}

/**
 * The first step of a participant in a course. A study lets one in after the other, so that no more begin than it wants.
 *
 * @throws {AppError} STUDY_NOT_OPEN, STUDY_CLOSED, STUDY_FULL, STUDY_LEFT, TOO_MANY_REQUESTS.
 */
export function beginCourse(
  deps: Deps,
  { place, newest, isStudy, caller, ...given }: BeginCourseOptions,
): Promise<ProgressRow> {
  const { consentVersion, keyHash } = given;
  const { course, version } = newest;
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (keyHash) await refuseWhoeverLeft(tx, keyHash);
    const study = isStudy ? await findStudy(tx, course.name, true) : undefined;
    // Another device may have been first.
    const known = study && (await findProgress(tx, place));
    if (known) return known;
    if (study && !isTestParticipant(place.userId)) await enterStudy({ ...deps, db: tx }, study, now);
    const { id } = await ensureParticipant({ ...deps, db: tx }, { place, caller });
    const consented = { consentVersion, consentedAt: consentVersion === null ? null : now };
    const unassigned = { arm: null, stratum: null, armNumber: null, assignedAt: null };
    const reader = study && (await engineOf({ ...deps, db: tx }, course.name));
    const engineVersion = (reader ?? deps.engine).name;
    const start = { version, index: 0, finished: {}, tried: [], engineVersion, leftAt: null, updatedAt: now };
    const row = { participantId: id, ...start, ...unassigned, ...given, ...consented };
    const [began] = await tx.insert(courseProgress).values(row).onConflictDoNothing().returning();
    return began ?? (await findProgress(tx, place)) ?? row;
  });
}

/** One more; with the first the engine that reads now is kept for the study. */
async function enterStudy({ db, engine }: Deps, study: StudyRow, now: Date): Promise<void> {
  await refuseLatecomers(db, study, now);
  if (study.engineBuild !== null) return;
  await keepBuild(db, engine, now);
  const isNew = and(eq(studies.course, study.course), isNull(studies.engineBuild));
  // One that began before builds were kept says so: its first engine is known by its version alone.
  const engineVersion = study.engineVersion ?? engine.name;
  await db.update(studies).set({ engineVersion, engineBuild: engine.id }).where(isNew);
}

/** What a page that was still open sends after its person has left begins nothing. */
async function refuseWhoeverLeft(tx: Database, keyHash: string): Promise<void> {
  const left = await tx.$count(studyWithdrawals, eq(studyWithdrawals.keyHash, keyHash));
  if (left > 0) throw new AppError("STUDY_LEFT");
}
