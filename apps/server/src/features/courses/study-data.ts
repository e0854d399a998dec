import { COURSE_END, type Course, type CourseItem, isTestParticipant, itemsFor } from "@wellput/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseAnswers, courseProgress, participants } from "../../db/schema/index.ts";
import { readVersion } from "./course-versions.ts";
import { findNewest } from "./newest-courses.ts";

type AnswerRow = typeof courseAnswers.$inferSelect;

/** Somebody in a study, with what they have done so far. */
export interface Subject {
  readonly userId: string;
  readonly progress: typeof courseProgress.$inferSelect;
  /** The course in the version that they began. */
  readonly course: Course;
  /** Their pages, in order. */
  readonly items: readonly CourseItem[];
  readonly answers: readonly AnswerRow[];
}

export interface StudyData {
  readonly newest: Course;
  /** Every version that somebody began, the newest first. */
  readonly courses: readonly Course[];
  readonly subjects: readonly Subject[];
}

/** Everybody who has begun a course, by when they did. Who tries it out is left out. */
export async function readStudyData(db: Database, name: string): Promise<StudyData> {
  const newest = (await findNewest(db, name)).course;
  const rows = await db
    .select()
    .from(participants)
    .innerJoin(courseProgress, eq(courseProgress.participantId, participants.id))
    .where(eq(participants.collection, newest.name))
    .orderBy(asc(participants.createdAt), asc(participants.userId));
  const versions = new Map<string, Course>();
  for (const { course_progress } of rows) {
    const { version } = course_progress;
    if (!versions.has(version)) versions.set(version, (await readVersion(db, newest.name, version)).course);
  }
  const answers = await answersOf(db, newest.name);
  const subjects = rows
    .filter(({ participants: { userId } }) => !isTestParticipant(userId))
    .map(({ participants: { id, userId }, course_progress: progress }) => {
      const course = versions.get(progress.version) ?? newest;
      return { userId, progress, course, items: itemsFor(course, progress.arm), answers: answers.get(id) ?? [] };
    });
  return { newest, courses: [newest, ...[...versions.values()].filter((course) => course !== newest)], subjects };
}

/** By participant, the oldest first. */
async function answersOf(db: Database, course: string): Promise<Map<string, AnswerRow[]>> {
  const rows = await db
    .select({ answers: courseAnswers, id: participants.id })
    .from(courseAnswers)
    .innerJoin(participants, eq(participants.id, courseAnswers.participantId))
    .where(and(eq(courseAnswers.course, course), eq(participants.collection, course)))
    .orderBy(asc(courseAnswers.createdAt), asc(courseAnswers.id));
  const byId = new Map<string, AnswerRow[]>();
  for (const { id, answers } of rows) byId.set(id, [...(byId.get(id) ?? []), answers]);
  return byId;
}

/** The page that somebody is at, by its name. */
export const pageOf = ({ progress, items }: Subject): string => items[progress.index]?.id ?? COURSE_END;

export const hasFinished = ({ progress }: Subject): boolean => COURSE_END in progress.finished;
