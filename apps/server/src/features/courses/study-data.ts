import { COURSE_END, type Course, type CourseItem, isTestParticipant, itemsFor } from "@wellput/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseAnswers, courseProgress, courseVersions, participants } from "../../db/schema/index.ts";
import { findNewest, type Versioned } from "./newest-courses.ts";

type AnswerRow = typeof courseAnswers.$inferSelect;

/** Answers, with the course as it was when they were given. */
export type GivenAnswers = Omit<AnswerRow, keyof Versioned> & Versioned;

/** Somebody in a study, with what they have done so far. */
export interface Subject {
  readonly userId: string;
  readonly progress: typeof courseProgress.$inferSelect;
  /** The course in the version that they began. */
  readonly course: Course;
  /** Their pages, in order. */
  readonly items: readonly CourseItem[];
  readonly answers: readonly GivenAnswers[];
}

export interface StudyData {
  readonly newest: Versioned;
  /** The newest, and every one that somebody began or answered in, the oldest first. */
  readonly versions: readonly Versioned[];
  readonly subjects: readonly Subject[];
}

/** Everybody who has begun a course, by when they did. Who tries it out is left out. */
export async function readStudyData(db: Database, name: string): Promise<StudyData> {
  const newest = await findNewest(db, name);
  const isHere = eq(participants.collection, newest.course.name);
  const rows = await db
    .select()
    .from(participants)
    .innerJoin(courseProgress, eq(courseProgress.participantId, participants.id))
    .where(isHere)
    .orderBy(asc(participants.createdAt), asc(participants.userId));
  const answers = await db
    .select({ answers: courseAnswers, id: participants.id })
    .from(courseAnswers)
    .innerJoin(participants, eq(participants.id, courseAnswers.participantId))
    .where(and(eq(courseAnswers.course, newest.course.name), isHere))
    .orderBy(asc(courseAnswers.createdAt), asc(courseAnswers.id));
  const used = [...rows.map((row) => row.course_progress.version), ...answers.map((row) => row.answers.version)];
  const versions = await readVersions(db, newest, used);
  const byName = new Map(versions.map((one) => [one.version, one]));
  const given = Map.groupBy(answers, ({ id }) => id);
  const subjects = rows
    .filter(({ participants: { userId } }) => !isTestParticipant(userId))
    .map(({ participants: { id, userId }, course_progress: progress }) => {
      const { course } = byName.get(progress.version) ?? newest;
      const own = (given.get(id) ?? []).map((row) => ({
        ...row.answers,
        ...(byName.get(row.answers.version) ?? newest),
      }));
      return { userId, progress, course, items: itemsFor(course, progress.arm), answers: own };
    });
  return { newest, versions, subjects };
}

/** The newest and those that are used, the oldest first. */
async function readVersions(db: Database, newest: Versioned, used: readonly string[]): Promise<Versioned[]> {
  const { course, version, document, createdAt } = courseVersions;
  const isUsed = and(eq(course, newest.course.name), inArray(version, [...new Set([newest.version, ...used])]));
  const kept = db.select({ version, course: document }).from(courseVersions).where(isUsed);
  return kept.orderBy(asc(createdAt), asc(version));
}

/** The page that somebody is at, by its name. */
export const pageOf = ({ progress, items }: Subject): string => items[progress.index]?.id ?? COURSE_END;

export const hasFinished = ({ progress }: Subject): boolean => COURSE_END in progress.finished;
