import { Course, type SaveCourse } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { courseVersions, madeCourses, roles } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { researches } from "../../http/gates.ts";
import { versionOf } from "../../http/version-of.ts";
import { recordAct } from "../audit/public.ts";
import { isUsed } from "../participants/public.ts";
import { asksWhatDivides } from "./assign-arm.ts";
import { courseFaults } from "./course-faults.ts";
import { findNewest, type Versioned } from "./newest-courses.ts";
import { takeSavingTurn } from "./saving-turn.ts";
import { findStudy } from "./study.ts";

interface SaveCourseOptions {
  /** An admin, or a researcher of any study. */
  readonly person: Person;
  /** The course, as in its address. */
  readonly name: string;
  readonly input: SaveCourse;
}

/**
 * Makes a course, or a new version of one: whoever has begun it finishes it as it was then. Who makes one is its researcher.
 *
 * @throws {AppError} NOT_ALLOWED for another's course, CHANGED_MEANWHILE where it was written on an older version, COURSE_NAME_USED,
 * INVALID_INPUT for a course that nobody could take, or that no longer asks what divides the people of its study.
 */
export function saveCourse(
  deps: Deps,
  { person, name, input: { course, base } }: SaveCourseOptions,
): Promise<Versioned> {
  const fields = courseFaults(course, name);
  if (deps.settings.HELPER_FOLDERS.some((folder) => folder.toLowerCase() === name.toLowerCase()))
    fields["course.name"] = "A folder of the message helper has this name.";
  if (Object.keys(fields).length > 0) throw new AppError("INVALID_INPUT", { fields });
  return deps.db.transaction(async (tx) => {
    await takeSavingTurn(tx);
    const at = deps.now();
    const version = versionOf(course);
    const known = await findKnown(tx, name);
    if (known && !researches(person, known.course.name))
      throw new AppError("NOT_ALLOWED", { detail: `course ${name}` });
    // The keys of one that comes along may stand in another order.
    if (known && versionOf(Course.parse(known.course)) === version) return known;
    if ((known?.version ?? null) !== base) throw new AppError("CHANGED_MEANWHILE");
    if (known && known.course.name !== course.name)
      throw new AppError("INVALID_INPUT", { fields: { "course.name": `Its name is ${known.course.name}.` } });
    // Its researchers would have the texts of whoever wrote under the name before.
    if (!known && (await isUsed(tx, course.name))) throw new AppError("COURSE_NAME_USED");
    await refuseUndivided(tx, course);
    const kept = { course: course.name, version, document: course, createdAt: at };
    await tx.insert(courseVersions).values(kept).onConflictDoNothing();
    const head = tx.insert(madeCourses).values({ name: course.name, version, createdAt: at, updatedAt: at });
    await head.onConflictDoUpdate({ target: madeCourses.name, set: { version, updatedAt: at } });
    if (!known && !person.isAdmin) {
      const role = { id: crypto.randomUUID(), userId: person.id, study: course.name, createdAt: at };
      await tx.insert(roles).values(role).onConflictDoNothing();
    }
    await recordAct(tx, { by: person, act: "course.saved", target: course.name, at });
    return { course, version };
  });
}

/** Without the question that divides its people a study could put nobody into an arm. */
async function refuseUndivided(tx: Database, course: Course): Promise<void> {
  const { stratifyBy = "" } = (await findStudy(tx, course.name)) ?? {};
  if (asksWhatDivides(course, stratifyBy)) return;
  const words = `Its study divides people by ${stratifyBy}: keep this page for everybody, and this question, by their names and with answers to choose from, or change the study first.`;
  throw new AppError("INVALID_INPUT", { fields: { "course.items": words } });
}

/** The course as it is now; nothing where there is none yet. */
async function findKnown(tx: Database, name: string): Promise<Versioned | undefined> {
  return findNewest(tx, name).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "COURSE_NOT_FOUND") return undefined;
    throw error;
  });
}
