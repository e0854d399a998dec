import { isTestParticipant, type ParticipantPlace } from "@wellput/contract";
import { courseProgress } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { ensureParticipant } from "../participants/public.ts";
import { findNewest } from "./newest-courses.ts";
import { findProgress, type ProgressRow } from "./progress-row.ts";
import { findStudy, refuseLatecomers } from "./study.ts";

interface BeginCourseOptions {
  readonly place: ParticipantPlace;
  /** What they agreed to, where something was asked. */
  readonly consentVersion: string | null;
  /** For whom what is kept is counted. */
  readonly caller: string;
}

/**
 * The first step of a participant in a course. A study lets one in after the other, so that no more begin than it wants.
 *
 * @throws {AppError} STUDY_NOT_OPEN, STUDY_CLOSED, STUDY_FULL, TOO_MANY_REQUESTS.
 */
export function beginCourse(deps: Deps, { place, consentVersion, caller }: BeginCourseOptions): Promise<ProgressRow> {
  return deps.db.transaction(async (tx) => {
    const { course, version } = await findNewest(tx, place.collection);
    const now = deps.now();
    const study = await findStudy(tx, course.name, true);
    // Another device may have been first.
    const known = study && (await findProgress(tx, place));
    if (known) return known;
    if (study && !isTestParticipant(place.userId)) await refuseLatecomers(tx, study, now);
    const { id } = await ensureParticipant({ ...deps, db: tx }, { place, caller });
    const consented = { consentVersion, consentedAt: consentVersion === null ? null : now };
    const unassigned = { arm: null, stratum: null, armNumber: null, assignedAt: null };
    const row = { participantId: id, version, index: 0, finished: {}, ...unassigned, ...consented, updatedAt: now };
    await tx.insert(courseProgress).values(row).onConflictDoNothing();
    return (await findProgress(tx, place)) ?? row;
  });
}
