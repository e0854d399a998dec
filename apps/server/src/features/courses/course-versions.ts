import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseVersions } from "../../db/schema/courses.ts";
import { builtInCourses, findNewest, type Versioned } from "./newest-courses.ts";

/** Keeps the courses that come along as they are now, so that whoever begins one finishes it as it is, whatever becomes of it. */
export async function keepCourseVersions(db: Database, now: Date): Promise<void> {
  const rows = builtInCourses.map(({ course, version }) => ({
    course: course.name,
    version,
    document: course,
    createdAt: now,
  }));
  await db.insert(courseVersions).values(rows).onConflictDoNothing();
}

/** A course in one of its versions; in the newest where that one is not known. @throws {AppError} COURSE_NOT_FOUND. */
export async function readVersion(db: Database, name: string, version: string | undefined): Promise<Versioned> {
  return versionBeside(db, await findNewest(db, name), version);
}

/** The same for whoever has the newest already. */
export async function versionBeside(db: Database, newest: Versioned, version: string | undefined): Promise<Versioned> {
  if (version === undefined || version === newest.version) return newest;
  const isIt = and(eq(courseVersions.course, newest.course.name), eq(courseVersions.version, version));
  const [kept] = await db.select().from(courseVersions).where(isIt);
  return kept ? { version, course: kept.document } : newest;
}
