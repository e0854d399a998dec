import { randomBytes } from "node:crypto";
import type { ChangeStudy, Course, StoredStudy, Study } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { studies, studyConsents } from "../../db/schema/courses.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { refuseStale, versionOf } from "../../http/version-of.ts";
import { recordAct } from "../audit/public.ts";
import { asksWhatDivides } from "./assign-arm.ts";
import { findNewest } from "./newest-courses.ts";
import { findStudy, toStudy } from "./study.ts";

interface ChangeStudyOptions {
  readonly person: Person;
  /** The course, as in its address. */
  readonly name: string;
  readonly input: ChangeStudy;
}

/**
 * Makes a course a study, or changes what it asks for. A consent is named by its words and kept whole: who agreed to
 * another one has agreed to that.
 *
 * @throws {AppError} COURSE_NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT for a course without user ids, or one that closes before it opens.
 */
export async function changeStudy(
  { db, now }: Deps,
  { person, name, input }: ChangeStudyOptions,
): Promise<StoredStudy> {
  const { course } = await findNewest(db, name);
  if (!course.needsUserId)
    throw new AppError("INVALID_INPUT", { fields: { course: "Anybody takes this course, without a user id." } });
  const faults = { ...lotteryFaults(course, input), ...panelFaults(input) };
  if (Object.keys(faults).length > 0) throw new AppError("INVALID_INPUT", { fields: faults });
  const { consent: text, completionCode, completionUrl, quota, arms, blockSize, stratifyBy } = input;
  const { withdrawal, panelParameters } = input;
  // One that was drawn stays: another would change the order in the middle of a block.
  const seed =
    input.seed || (await findStudy(db, course.name))?.seed || (arms.length > 0 ? randomBytes(6).toString("hex") : "");
  const [opensAt, closesAt] = [input.opensAt, input.closesAt].map((at) => (at === null ? null : new Date(at)));
  if (opensAt && closesAt && closesAt <= opensAt)
    throw new AppError("INVALID_INPUT", { fields: { closesAt: "It closes after it opens." } });
  const at = now();
  const consentVersion = text === "" ? null : versionOf(withdrawal === "remove" ? text : `${text}\n\n${withdrawal}`);
  const lottery = { arms, blockSize, seed, stratifyBy };
  const ending = { completionCode, completionUrl, withdrawal, panelParameters };
  const row = { consentVersion, opensAt, closesAt, quota, ...ending, ...lottery, updatedAt: at };
  return db.transaction(async (tx) => {
    const before = toStudy(await findStudy(tx, course.name, true));
    if (consentVersion !== null) {
      const consent = { course: course.name, version: consentVersion, text, withdrawal, createdAt: at };
      await tx.insert(studyConsents).values(consent).onConflictDoNothing();
    }
    const study = tx.insert(studies).values({ course: course.name, ...row });
    await study.onConflictDoUpdate({ target: studies.course, set: row });
    await recordAct(tx, { by: person, act: "study.updated", target: course.name, at });
    const after = toStudy(await findStudy(tx, course.name));
    refuseStale({ base: input.version, before: before.version, after: after.version });
    return after;
  });
}

/** Why nobody could be put into these arms. */
function lotteryFaults(course: Course, { arms, stratifyBy }: Study): Record<string, string> {
  const fields: Record<string, string> = {};
  if (new Set(arms).size < arms.length) fields.arms = "Two arms have one name.";
  if (!asksWhatDivides(course, stratifyBy))
    fields.stratifyBy =
      "Name a page that everybody has, and its question with answers to choose from, as page/question.";
  return fields;
}

/** Why a panel's link could not be kept, or not be given back. */
function panelFaults({ panelParameters, completionUrl }: Study): Record<string, string> {
  const fields: Record<string, string> = {};
  if (new Set(panelParameters).size < panelParameters.length) fields.panelParameters = "Two parameters have one name.";
  if (panelParameters.includes("userId")) fields.panelParameters = "userId is kept anyway.";
  const known = [...panelParameters, "userId"];
  const holes = [...completionUrl.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  const unknown = holes.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    fields.completionUrl = `The address from the end names ${unknown.join(", ")}, which is no parameter of the link.`;
  return fields;
}
