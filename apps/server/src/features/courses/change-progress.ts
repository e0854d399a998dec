import {
  type ChangeCourseProgress,
  COURSE_END,
  type Course,
  type CourseProgress,
  isTestParticipant,
  itemsFor,
  type ParticipantPlace,
} from "@wellput/contract";
import { eq, sql } from "drizzle-orm";
import { hashToken } from "../../auth/hash-token.ts";
import { courseProgress } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { assignArm, waitsForArm } from "./assign-arm.ts";
import { beginCourse } from "./begin-course.ts";
import { completionOf, NO_COMPLETION } from "./completion.ts";
import { versionBeside } from "./course-versions.ts";
import { answeredBy } from "./left-on-pages.ts";
import { findNewest } from "./newest-courses.ts";
import { findProgress, type ProgressRow } from "./progress-row.ts";
import { panelOf, refuseGuessers, refuseKeyless } from "./proof.ts";
import { findStudy, refuseLatecomers, type StudyRow, withdrawalOf } from "./study.ts";
import { readerOf } from "./study-engine.ts";

interface ChangeProgressOptions {
  readonly place: ParticipantPlace;
  readonly input: ChangeCourseProgress;
  /** For whom what is kept is counted. */
  readonly caller: string;
}

/**
 * A step of a participant in their course, which begins with the first. What was finished before stays finished, since when it
 * was: two devices never take anything from each other. Of whoever has not agreed to what a study asks for nothing is kept.
 *
 * @throws {AppError} COURSE_NOT_FOUND, INVALID_INPUT for a step that the version does not have, CONSENT_NEEDED, STUDY_NOT_OPEN,
 * STUDY_CLOSED, STUDY_FULL, STUDY_LEFT, BEGUN_ELSEWHERE, TOO_MANY_REQUESTS.
 */
export async function changeProgress(
  deps: Deps,
  { place: asWritten, input, caller }: ChangeProgressOptions,
): Promise<CourseProgress> {
  const { db, now } = deps;
  const newest = await findNewest(db, asWritten.collection);
  const place = { ...asWritten, collection: newest.course.name };
  const study = await findStudy(db, place.collection);
  const panel = panelOf(study, input);
  const known = await findProgress(db, place);
  if (study && known) refuseGuessers(known, place, input);
  else if (study) refuseKeyless(study, place, input);
  const asked = known?.consentVersion ? null : (study?.consent ?? null);
  if (study && asked && input.consent !== asked.version) {
    if (!known && !isTestParticipant(place.userId)) await refuseLatecomers(db, study, now());
    if (input.index !== undefined || input.finished.length > 0) throw new AppError("CONSENT_NEEDED");
    const start = { version: newest.version, index: 0, finished: {}, arm: null };
    const reader = await readerOf(deps, place.collection);
    const nowhere = { ...NO_COMPLETION, withdrawal: null, reader, answeredSurvey: false };
    return { ...toProgress(known ?? start, study), consent: asked, ...nowhere };
  }
  const keyHash = input.key === undefined ? null : hashToken(input.key);
  const given = { consentVersion: asked?.version ?? null, keyHash, panel };
  const before = known ?? (await beginCourse(deps, { place, newest, isStudy: !!study, caller, ...given }));
  if (study) refuseGuessers(before, place, input);
  const { course } = await versionBeside(db, newest, before.version);
  const { userId } = place;
  const placed = waitsForArm(study, before) ? await assignArm(deps, study, { before, userId, course }) : before;
  const step = fitting(course, placed.arm, input);
  const after = await keepStep(deps, placed, { ...step, consentVersion: asked?.version ?? null });
  const completion = await completionOf(deps, { study, course }, { userId, progress: after });
  const withdrawal = await withdrawalOf(db, study, after);
  const reader = study ? await readerOf(deps, place.collection) : "installation";
  const { survey } = course.end;
  const whose = { course, participantId: after.participantId };
  const answeredSurvey = survey !== undefined && (await answeredBy(db, whose)).has(survey.id);
  return { ...toProgress(after, study), consent: null, withdrawal, reader, answeredSurvey, ...completion };
}

interface Step {
  readonly index?: number | undefined;
  readonly finished: readonly string[];
  /** What they agree to with it. */
  readonly consentVersion: string | null;
}

async function keepStep({ db, now }: Deps, before: ProgressRow, step: Step): Promise<ProgressRow> {
  const { index, finished, consentVersion } = step;
  const agrees = consentVersion !== null && before.consentVersion === null;
  if (index === undefined && finished.length === 0 && !agrees) return before;
  const at = now();
  const news = Object.fromEntries(finished.map((id) => [id, at.toISOString()]));
  const [after = before] = await db
    .update(courseProgress)
    .set({
      ...(index !== undefined && { index }),
      ...(agrees && { consentVersion, consentedAt: at }),
      finished: sql`${JSON.stringify(news)}::jsonb || ${courseProgress.finished}`,
      updatedAt: at,
    })
    .where(eq(courseProgress.participantId, before.participantId))
    .returning();
  return after;
}

type Shown = Pick<ProgressRow, "version" | "index" | "finished" | "arm">;
const toProgress = ({ version, index, finished, arm }: Shown, study: StudyRow | undefined) => ({
  version,
  index,
  finished: Object.keys(finished),
  arm,
  waitsForArm: waitsForArm(study, { arm }),
});

/** A step as far as the course has it. */
function fitting(
  course: Course,
  arm: string | null,
  { index, finished }: ChangeCourseProgress,
): Omit<Step, "consentVersion"> {
  const items = itemsFor(course, arm);
  const known = new Set([...course.items.map(({ id }) => id), COURSE_END]);
  const fields: Record<string, string> = {};
  if (index !== undefined && index > items.length) fields.index = `At most ${items.length}.`;
  if (finished.some((id) => !known.has(id))) fields.finished = "This version of the course has no such item.";
  if (Object.keys(fields).length > 0) throw new AppError("INVALID_INPUT", { fields });
  return { index, finished };
}
