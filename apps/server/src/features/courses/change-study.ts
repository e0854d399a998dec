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
import { takeSavingTurn } from "./saving-turn.ts";
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
export function changeStudy({ db, now }: Deps, { person, name, input }: ChangeStudyOptions): Promise<StoredStudy> {
  return db.transaction(async (tx) => {
    await takeSavingTurn(tx);
    const { course } = await findNewest(tx, name);
    refuseFaults(course, input);
    const before = toStudy(await findStudy(tx, course.name, true));
    const at = now();
    const { consent: text, withdrawal } = input;
    const consentVersion = text === "" ? null : versionOf(withdrawal === "remove" ? text : `${text}\n\n${withdrawal}`);
    if (consentVersion !== null) {
      const consent = { course: course.name, version: consentVersion, text, withdrawal, createdAt: at };
      await tx.insert(studyConsents).values(consent).onConflictDoNothing();
    }
    const row = { ...rowOf(input, before.seed), consentVersion, updatedAt: at };
    const study = tx.insert(studies).values({ course: course.name, ...row });
    await study.onConflictDoUpdate({ target: studies.course, set: row });
    await recordAct(tx, { by: person, act: "study.updated", target: course.name, at });
    const after = toStudy(await findStudy(tx, course.name));
    refuseStale({ base: input.version, before: before.version, after: after.version });
    return after;
  });
}

/** What of a study has columns as an admin writes it. A seed that was drawn stays: another would change the order in the middle of a block. */
function rowOf(input: ChangeStudy, drawn: string) {
  const { completionCode, completionUrl, quota, arms, blockSize, stratifyBy, withdrawal, panelParameters } = input;
  const seed = input.seed || drawn || (arms.length > 0 ? randomBytes(6).toString("hex") : "");
  const ending = { completionCode, completionUrl, withdrawal, panelParameters };
  return { ...momentsOf(input), quota, ...ending, arms, blockSize, seed, stratifyBy };
}

function momentsOf(input: Pick<Study, "opensAt" | "closesAt">) {
  const [opensAt = null, closesAt = null] = [input.opensAt, input.closesAt].map((at) =>
    at === null ? null : new Date(at),
  );
  return { opensAt, closesAt };
}

/** @throws {AppError} INVALID_INPUT for a study that could not be taken, or not be counted. */
function refuseFaults(course: Course, input: Study): void {
  if (!course.needsUserId)
    throw new AppError("INVALID_INPUT", { fields: { course: "Anybody takes this course, without a user id." } });
  const fields = { ...lotteryFaults(course, input), ...panelFaults(input), ...openingFaults(input) };
  if (Object.keys(fields).length > 0) throw new AppError("INVALID_INPUT", { fields });
}

function openingFaults(input: Study): Record<string, string> {
  const { opensAt, closesAt } = momentsOf(input);
  return opensAt && closesAt && closesAt <= opensAt ? { closesAt: "It closes after it opens." } : {};
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
