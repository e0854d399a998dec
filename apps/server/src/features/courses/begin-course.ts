import { ENGINE_VERSION, isTestParticipant, type ParticipantPlace } from "@wellput/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseProgress, studies, studyWithdrawals } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { ensureParticipant } from "../participants/public.ts";
import { findNewest } from "./newest-courses.ts";
import { findProgress, type ProgressRow } from "./progress-row.ts";
import { findStudy, refuseLatecomers, type StudyRow } from "./study.ts";

interface BeginCourseOptions {
  readonly place: ParticipantPlace;
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
export function beginCourse(deps: Deps, { place, caller, ...given }: BeginCourseOptions): Promise<ProgressRow> {
  const { consentVersion, keyHash } = given;
  return deps.db.transaction(async (tx) => {
    const { course, version } = await findNewest(tx, place.collection);
    const now = deps.now();
    if (keyHash) await refuseWhoeverLeft(tx, keyHash);
    const study = await findStudy(tx, course.name, true);
    // Another device may have been first.
    const known = study && (await findProgress(tx, place));
    if (known) return known;
    if (study && !isTestParticipant(place.userId)) await enterStudy(tx, study, now);
    const { id } = await ensureParticipant({ ...deps, db: tx }, { place, caller });
    const consented = { consentVersion, consentedAt: consentVersion === null ? null : now };
    const unassigned = { arm: null, stratum: null, armNumber: null, assignedAt: null };
    const began = { ...given, ...consented, engineVersion: ENGINE_VERSION, leftAt: null, updatedAt: now };
    const row = { participantId: id, version, index: 0, finished: {}, ...unassigned, ...began };
    await tx.insert(courseProgress).values(row).onConflictDoNothing();
    return (await findProgress(tx, place)) ?? row;
  });
}

/** One more; the first says with which engine the study began. */
async function enterStudy(tx: Database, study: StudyRow, now: Date): Promise<void> {
  await refuseLatecomers(tx, study, now);
  if (study.engineVersion !== null) return;
  const isNew = and(eq(studies.course, study.course), isNull(studies.engineVersion));
  await tx.update(studies).set({ engineVersion: ENGINE_VERSION }).where(isNew);
}

/** What a page that was still open sends after its person has left begins nothing. */
async function refuseWhoeverLeft(tx: Database, keyHash: string): Promise<void> {
  const left = await tx.$count(studyWithdrawals, eq(studyWithdrawals.keyHash, keyHash));
  if (left > 0) throw new AppError("STUDY_LEFT");
}
