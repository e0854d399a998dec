import { createHash } from "node:crypto";
import { type Course, isTestParticipant, itemsFor } from "@wellput/contract";
import { and, asc, eq, isNull, max } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseAnswers, courseProgress, participants } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import type { ProgressRow } from "./progress-row.ts";
import { findStudy, type StudyRow } from "./study.ts";

type Lottery = Pick<StudyRow, "arms" | "seed" | "blockSize">;

const draw = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * The arm of the participant who has this number in a stratum: in each block every arm comes as often as any other, in an
 * order that the seed alone decides.
 */
export function armOf({ arms, seed, blockSize }: Lottery, stratum: string, number: number): string {
  const length = arms.length * blockSize;
  const block = Math.floor(number / length);
  const order = Array.from({ length }, (_, at) => ({
    arm: arms[at % arms.length] ?? "",
    lot: draw(JSON.stringify([seed, stratum, block, at])),
  })).sort((one, other) => (one.lot < other.lot ? -1 : 1));
  return order[number % length]?.arm ?? "";
}

/** Whether somebody in a study has no arm yet, and will get one. */
export const waitsForArm = (study: StudyRow | undefined, progress: Pick<ProgressRow, "arm">): study is StudyRow =>
  study !== undefined && study.arms.length > 0 && progress.arm === null;

/** Whether a course asks everybody what divides people, written as page/question, with answers to choose from. */
export function asksWhatDivides(course: Pick<Course, "items">, stratifyBy: string): boolean {
  if (stratifyBy === "") return true;
  const [item, question] = stratifyBy.split("/");
  const page = itemsFor(course, null).find(({ id }) => id === item);
  const asked = page?.kind === "questionnaire" ? page.questions.find(({ id }) => id === question) : undefined;
  return asked !== undefined && asked.kind !== "text";
}

interface AssignArmOptions {
  readonly before: ProgressRow;
  readonly userId: string;
  /** In the version that they began. */
  readonly course: Course;
}

/**
 * Puts a participant into an arm, once, one after the other: at the first step, or where a question divides them as soon as
 * they have answered it. Who tries the study out takes nobody's place.
 */
export async function assignArm(
  { db, now }: Deps,
  study: StudyRow,
  { before, userId, course }: AssignArmOptions,
): Promise<ProgressRow> {
  return db.transaction(async (tx) => {
    const held = await findStudy(tx, study.course, true);
    if (!waitsForArm(held, before)) return before;
    const stratum = await stratumOf(tx, held, { course, participantId: before.participantId });
    if (stratum === null) return before;
    const number = await nextNumber(tx, study.course, stratum);
    const isTest = isTestParticipant(userId);
    const arm = armOf(held, stratum, number);
    const isTheirs = eq(courseProgress.participantId, before.participantId);
    const [after] = await tx
      .update(courseProgress)
      .set({ arm, stratum, armNumber: isTest ? null : number, assignedAt: now() })
      .where(and(isTheirs, isNull(courseProgress.arm)))
      .returning();
    if (after) return after;
    // Another device was first.
    const [others] = await tx.select().from(courseProgress).where(isTheirs);
    return others ?? before;
  });
}

/** Who left open what divides people, or began a version that does not ask it. */
const UNASKED = "none";

interface Whose {
  readonly course: Course;
  readonly participantId: string;
}

/** Their first answer to the question that divides people; null before it is given. One for all where nothing divides them. */
async function stratumOf(tx: Database, { stratifyBy }: StudyRow, whose: Whose): Promise<string | null> {
  const { course, participantId } = whose;
  if (stratifyBy === "") return "";
  if (!asksWhatDivides(course, stratifyBy)) return UNASKED;
  const [item = "", question = ""] = stratifyBy.split("/");
  const [given] = await tx
    .select({ answers: courseAnswers.answers })
    .from(courseAnswers)
    .where(and(eq(courseAnswers.participantId, participantId), eq(courseAnswers.item, item)))
    .orderBy(asc(courseAnswers.createdAt), asc(courseAnswers.id));
  return given ? `${given.answers[question] ?? UNASKED}` : null;
}

async function nextNumber(tx: Database, course: string, stratum: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(courseProgress.armNumber) })
    .from(courseProgress)
    .innerJoin(participants, eq(participants.id, courseProgress.participantId))
    .where(and(eq(participants.collection, course), eq(courseProgress.stratum, stratum)));
  return (row?.last ?? -1) + 1;
}
