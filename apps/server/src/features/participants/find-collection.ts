import { COURSE_COLLECTIONS, PARTICIPANT_ATTEMPTS_ROOT } from "@wellput/contract";
import { asc } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { madeCourses } from "../../db/schema/courses.ts";
import { AppError } from "../../http/app-error.ts";
import type { Settings } from "../../settings.ts";

interface Where {
  readonly db: Database;
  readonly settings: Settings;
}

/** The courses, those that come along and those that were made here. */
export async function courseNames(db: Database): Promise<string[]> {
  const made = await db.select({ name: madeCourses.name }).from(madeCourses).orderBy(asc(madeCourses.createdAt));
  return [...new Set([...COURSE_COLLECTIONS, ...made.map(({ name }) => name)])];
}

/** Where participants are kept: the folders of the message helper and the courses, and nowhere else. */
const collectionsOf = async ({ db, settings }: Where): Promise<string[]> => [
  ...settings.HELPER_FOLDERS,
  ...(await courseNames(db)),
];

/** A collection as it is spelt here, by its name in any case, as addresses have it. @throws {AppError} COLLECTION_NOT_FOUND. */
export async function findCollection(where: Where, name: string): Promise<string> {
  const found = (await collectionsOf(where)).find((collection) => collection.toLowerCase() === name.toLowerCase());
  if (!found) throw new AppError("COLLECTION_NOT_FOUND");
  return found;
}

/** Whether a path of tries, if it is a participant's, names a collection that is there. */
export async function isOpenPath(where: Where, path: string): Promise<boolean> {
  const [root, collection = ""] = path.split("/");
  return root !== PARTICIPANT_ATTEMPTS_ROOT || (await collectionsOf(where)).includes(collection);
}
