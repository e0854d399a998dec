import { COURSE_END, type CourseItem, type CourseReport } from "@wellput/contract";
import { and, count, countDistinct, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { courseAnswers, courseProgress, participants } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { researches } from "../../http/gates.ts";
import { enginesOf } from "./course-attempts.ts";
import { listNewest, type Versioned } from "./newest-courses.ts";
import { findStudy, isInEarnest, type StudyRow, toStudy } from "./study.ts";
import { engineOf } from "./study-engine.ts";

/** How far people came in each course whose desk somebody has. Who only has a link has not begun. */
export async function reportCourses(deps: Deps, person: Person): Promise<CourseReport[]> {
  const theirs = (await listNewest(deps.db)).filter(({ course }) => researches(person, course.name));
  return Promise.all(theirs.map((found) => reportCourse(deps, found)));
}

async function reportCourse(deps: Deps, { course }: Versioned): Promise<CourseReport> {
  const { db } = deps;
  const { name, title, items, end, needsUserId } = course;
  const study = await findStudy(db, name);
  const practices = items.filter(({ kind }) => kind === "practice").map(({ id }) => id);
  const progressed = (isSo?: SQL) =>
    db
      .select({ count: count() })
      .from(courseProgress)
      .innerJoin(participants, eq(participants.id, courseProgress.participantId))
      .where(and(eq(participants.collection, name), isInEarnest, isSo))
      .then(([row]) => row?.count ?? 0);
  const hasFinished = (ids: readonly string[]) =>
    sql`exists (select 1 from jsonb_object_keys(${courseProgress.finished}) as k where ${inArray(sql`k`, [...ids])})`;
  return {
    name,
    title,
    pages: items.length + 1,
    began: await progressed(),
    practised: practices.length > 0 ? await progressed(hasFinished(practices)) : null,
    finished: await progressed(hasFinished([COURSE_END])),
    answered: end.survey ? await countAnswered(db, name, end.survey.id) : null,
    study: needsUserId ? toStudy(study) : null,
    engines: await enginesIn(deps, study),
    unseen: study ? unseenIn(items, study.arms) : [],
  };
}

/** A slip in the name of an arm, here or there, hides a page from everybody. */
const unseenIn = (items: readonly CourseItem[], has: readonly string[]): string[] =>
  items.filter(({ arms = [] }) => arms.length > 0 && !arms.some((arm) => has.includes(arm))).map(({ title }) => title);

/** One that nobody has begun has none yet. */
async function enginesIn(deps: Deps, study: StudyRow | undefined): Promise<string[]> {
  if (!study?.engineVersion) return [];
  const isOver = study.closesAt !== null && study.closesAt < deps.now();
  const reads = isOver ? null : await engineOf(deps, study.course);
  const read = await enginesOf(deps.db, study.course);
  return [...new Set([study.engineVersion, ...read, ...(reads ? [reads.name] : [])])];
}

/** A participant counts once, and who tries it out not; those without a user id cannot be told apart. */
async function countAnswered(db: Database, course: string, item: string): Promise<number> {
  const isIt = and(eq(courseAnswers.course, course), eq(courseAnswers.item, item));
  const counts = or(isNull(participants.id), isInEarnest);
  const who = sql`coalesce(${courseAnswers.participantId}, ${courseAnswers.id})`;
  const [row] = await db
    .select({ count: countDistinct(who) })
    .from(courseAnswers)
    .leftJoin(participants, eq(participants.id, courseAnswers.participantId))
    .where(and(isIt, counts));
  return row?.count ?? 0;
}
