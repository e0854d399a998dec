import { courses } from "@wellput/content/courses";
import { type Course, CourseCard, PLACE_NAME } from "@wellput/contract";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { courseVersions, madeCourses } from "../../db/schema/courses.ts";
import { AppError } from "../../http/app-error.ts";
import { versionOf } from "../../http/version-of.ts";

export interface Versioned {
  readonly version: string;
  readonly course: Course;
}

/** The courses that come along, as they are now. */
export const builtInCourses: readonly Versioned[] = courses.map((course) => ({ course, version: versionOf(course) }));

const made = (db: Database, which?: SQL) =>
  db
    .select({ course: courseVersions.document, version: courseVersions.version })
    .from(madeCourses)
    .innerJoin(
      courseVersions,
      and(eq(courseVersions.course, madeCourses.name), eq(courseVersions.version, madeCourses.version)),
    )
    .where(which)
    .orderBy(asc(madeCourses.createdAt), asc(madeCourses.name));

/** Asked with every step of everybody. */
const madeByName = prepared((db) =>
  made(db, eq(sql`lower(${madeCourses.name})`, sql.placeholder("name"))).prepare("made_course_by_name"),
);

/** Every course as it is now: those that come along, in the words of whoever changed them, and those that were made here. */
export async function listNewest(db: Database): Promise<Versioned[]> {
  const changed = await made(db);
  const isBuiltIn = (name: string) => builtInCourses.some(({ course }) => course.name === name);
  return [
    ...builtInCourses.map((one) => changed.find(({ course }) => course.name === one.course.name) ?? one),
    ...changed.filter(({ course }) => !isBuiltIn(course.name)),
  ];
}

/** Those that come along as a list shows them; what was made here is for whoever has its link. */
export async function listCourses(db: Database): Promise<CourseCard[]> {
  const newest = (await listNewest(db)).slice(0, builtInCourses.length);
  return newest.map(({ course }) => {
    const contents = course.items.map(({ title }) => title);
    return CourseCard.parse({ ...course, contents, pages: contents.length + 1 });
  });
}

/** A course as it is now, by its name in any case, as addresses have it. @throws {AppError} COURSE_NOT_FOUND. */
export async function findNewest(db: Database, name: string): Promise<Versioned> {
  if (!PLACE_NAME.test(name)) throw new AppError("COURSE_NOT_FOUND");
  const [changed] = await madeByName(db).execute({ name: name.toLowerCase() });
  const found = changed ?? builtInCourses.find(({ course }) => course.name.toLowerCase() === name.toLowerCase());
  if (!found) throw new AppError("COURSE_NOT_FOUND");
  return found;
}
