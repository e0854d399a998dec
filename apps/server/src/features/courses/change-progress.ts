import {
  type ChangeCourseProgress,
  COURSE_END,
  type Course,
  type CourseProgress,
  type ParticipantPlace,
} from "@wellput/contract";
import { and, eq, sql } from "drizzle-orm";
import { courseProgress, participants } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { ensureParticipant } from "../participants/public.ts";
import { readVersion } from "./course-versions.ts";
import { findNewest } from "./newest-courses.ts";

interface ChangeProgressOptions {
  readonly place: ParticipantPlace;
  readonly input: ChangeCourseProgress;
  /** For whom what is kept is counted. */
  readonly caller: string;
}

/**
 * A step of a participant in their course, which begins with the first. What was finished before stays finished, since when it
 * was: two devices never take anything from each other.
 *
 * @throws {AppError} COURSE_NOT_FOUND, INVALID_INPUT for a step that the version does not have, TOO_MANY_REQUESTS.
 */
export async function changeProgress(
  deps: Deps,
  { place, input, caller }: ChangeProgressOptions,
): Promise<CourseProgress> {
  const { db, now } = deps;
  const before = (await findProgress(deps, place)) ?? (await begin(deps, place, caller));
  const { course } = await readVersion(db, place.collection, before.version);
  const { index, finished } = fitting(course, input);
  if (index === undefined && finished.length === 0) return toProgress(before);
  const at = now().toISOString();
  const news = Object.fromEntries(finished.map((id) => [id, at]));
  const [after = before] = await db
    .update(courseProgress)
    .set({
      ...(index !== undefined && { index }),
      finished: sql`${JSON.stringify(news)}::jsonb || ${courseProgress.finished}`,
      updatedAt: now(),
    })
    .where(eq(courseProgress.participantId, before.participantId))
    .returning();
  return toProgress(after);
}

type Row = typeof courseProgress.$inferSelect;

const toProgress = ({ version, index, finished }: Row): CourseProgress => ({
  version,
  index,
  finished: Object.keys(finished),
});

async function findProgress({ db }: Deps, { collection, userId }: ParticipantPlace): Promise<Row | undefined> {
  const { name } = findNewest(collection).course;
  const [row] = await db
    .select({ progress: courseProgress })
    .from(participants)
    .innerJoin(courseProgress, eq(courseProgress.participantId, participants.id))
    .where(and(eq(participants.collection, name), eq(participants.userId, userId)));
  return row?.progress;
}

async function begin(deps: Deps, place: ParticipantPlace, caller: string): Promise<Row> {
  const { id } = await ensureParticipant(deps, { place, caller });
  const { version } = findNewest(place.collection);
  const row = { participantId: id, version, index: 0, finished: {}, updatedAt: deps.now() };
  await deps.db.insert(courseProgress).values(row).onConflictDoNothing();
  // Another device may have been first.
  return (await findProgress(deps, place)) ?? row;
}

/** A step as far as the course has it. */
function fitting({ items }: Course, { index, finished }: ChangeCourseProgress): ChangeCourseProgress {
  const known = new Set([...items.map(({ id }) => id), COURSE_END]);
  const fields: Record<string, string> = {};
  if (index !== undefined && index > items.length) fields.index = `At most ${items.length}.`;
  if (finished.some((id) => !known.has(id))) fields.finished = "This version of the course has no such item.";
  if (Object.keys(fields).length > 0) throw new AppError("INVALID_INPUT", { fields });
  return { index, finished };
}
