import { COURSE_COLLECTIONS, PARTICIPANT_ATTEMPTS_ROOT } from "@wellput/contract";
import { and, asc, eq, like, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { attempts, madeCourses, participants } from "../../db/schema/index.ts";
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

/** Whether there is a folder or course of this name, or somebody in one that is closed by now. */
export async function isCollection(where: Where, name: string): Promise<boolean> {
  if ((await collectionsOf(where)).includes(name)) return true;
  return (await where.db.$count(participants, eq(participants.collection, name))) > 0;
}

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

const isParticipants = like(attempts.path, `${PARTICIPANT_ATTEMPTS_ROOT}/%/%`);

/** Whether a try is a participant's, who is known by the user id of their link alone, whoever else they are here. */
export async function isParticipantsTry(db: Database, id: string): Promise<boolean> {
  return (await db.$count(attempts, and(eq(attempts.id, id), isParticipants))) > 0;
}

/** Whether something of participants is kept under a name, in any case: a folder that is closed keeps what it has. */
export async function isUsed(db: Database, name: string): Promise<boolean> {
  const key = name.toLowerCase();
  if ((await db.$count(participants, sql`lower(${participants.collection}) = ${key}`)) > 0) return true;
  const isUnder = sql`lower(split_part(${attempts.path}, '/', 2)) = ${key}`;
  const found = await db.select({ id: attempts.id }).from(attempts).where(and(isParticipants, isUnder)).limit(1);
  return found.length > 0;
}
