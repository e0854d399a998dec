import { createHash } from "node:crypto";
import { courses } from "@wellput/content/courses";
import { type Course, CourseCard } from "@wellput/contract";
import { AppError } from "../../http/app-error.ts";

export interface Versioned {
  readonly version: string;
  readonly course: Course;
}

/** A version is named by what it says: the same words are the same version, wherever and whenever. */
export const versionOf = (said: Course | string) =>
  createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 16);

/** The courses as they are now. */
export const newestCourses: readonly Versioned[] = courses.map((course) => ({ course, version: versionOf(course) }));

/** The same as a list shows them. */
export const listCourses = (): CourseCard[] =>
  newestCourses.map(({ course }) => {
    const contents = course.items.map(({ title }) => title);
    return CourseCard.parse({ ...course, contents, pages: contents.length + 1 });
  });

/** A course as it is now, by its name in any case, as addresses have it. @throws {AppError} COURSE_NOT_FOUND. */
export function findNewest(name: string): Versioned {
  const found = newestCourses.find(({ course }) => course.name.toLowerCase() === name.toLowerCase());
  if (!found) throw new AppError("COURSE_NOT_FOUND");
  return found;
}
