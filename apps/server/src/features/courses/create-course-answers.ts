import {
  type Course,
  type CreateCourseAnswers,
  MESSAGE_KEY,
  SCALE_STEPS,
  type SurveyQuestion,
} from "@wellput/contract";
import { eq } from "drizzle-orm";
import { withholdAtRisk } from "../../analyser/texts-at-risk.ts";
import { courseAnswers } from "../../db/schema/courses.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { ensureParticipant } from "../participants/public.ts";
import { readVersion } from "./course-versions.ts";
import { refuseStrangers } from "./proof.ts";
import { findStudy } from "./study.ts";

interface CreateCourseAnswersOptions {
  /** The course, as in its address. */
  readonly name: string;
  readonly input: CreateCourseAnswers;
  readonly caller: string;
  readonly signal: AbortSignal;
}

/**
 * Keeps answers to a quiz or a questionnaire under the id that the browser chose; a repeat stores nothing new. A quiz is
 * counted here. In the place of a text that shows somebody at risk stands that it is withheld.
 *
 * @throws {AppError} COURSE_NOT_FOUND, INVALID_INPUT for answers that fit no question, CONSENT_NEEDED from whoever has not begun
 * a study, BEGUN_ELSEWHERE, ID_TAKEN, TOO_MANY_REQUESTS.
 */
export async function createCourseAnswers(
  deps: Deps,
  { name, input, caller, signal }: CreateCourseAnswersOptions,
): Promise<{ created: boolean }> {
  const { db, now, analyser } = deps;
  const { id, userId, item } = input;
  const { course, version } = await readVersion(db, name, input.version);
  const questions = questionsOf(course, item);
  if (!questions)
    throw new AppError("INVALID_INPUT", { fields: { item: "This version of the course has no such item." } });
  refuseMisfits(questions, input.answers);
  if (userId) await refuseStrangers(db, { collection: course.name, userId }, input);
  // What nobody has agreed to stands in no study.
  else if (await findStudy(db, course.name)) throw new AppError("CONSENT_NEEDED");
  const participant = userId
    ? await ensureParticipant(deps, { place: { collection: course.name, userId }, caller })
    : null;
  const row = {
    id,
    participantId: participant?.id ?? null,
    course: course.name,
    version,
    item,
    answers: await withholdAtRisk(analyser, input.answers, signal),
    correct: questions.rightOnes?.filter((right, at) => input.answers[at] === right).length ?? null,
    createdAt: now(),
  };
  const kept = await db.insert(courseAnswers).values(row).onConflictDoNothing().returning({ id: courseAnswers.id });
  if (kept.length > 0) return { created: true };
  const [stored] = await db.select().from(courseAnswers).where(eq(courseAnswers.id, id));
  if (stored?.participantId !== row.participantId || stored.item !== item) throw new AppError("ID_TAKEN");
  return { created: false };
}

interface Questions {
  /** How many choices there are by the key of the question, or `text` for words of one's own. */
  readonly choices: ReadonlyMap<string, number | "text">;
  /** Of a quiz, by index. */
  readonly rightOnes?: readonly number[];
  /** Those that have to be answered. */
  readonly required?: readonly string[];
}

function questionsOf({ items, end }: Course, id: string): Questions | undefined {
  const item = [...items, ...(end.survey ? [end.survey] : [])].find((one) => one.id === id);
  if (item?.kind === "lesson" || item?.kind === "quiz") {
    const choices = new Map(item.quiz.map((question, at) => [`${at}`, question.choices.length]));
    return { choices, rightOnes: item.quiz.map(({ answer }) => answer) };
  }
  if (item?.kind === "message") return { choices: new Map([[MESSAGE_KEY, "text"]]), required: [MESSAGE_KEY] };
  if (item?.kind !== "questionnaire") return undefined;
  const required = item.questions.filter(({ isRequired }) => isRequired).map(({ id }) => id);
  return { choices: new Map(item.questions.map((question) => [question.id, roomOf(question)])), required };
}

function roomOf(question: SurveyQuestion): number | "text" {
  if (question.kind === "text") return "text";
  return question.kind === "scale" ? SCALE_STEPS : question.choices.length;
}

/** A choice is its index, from 0. */
function refuseMisfits({ choices, required = [] }: Questions, answers: CreateCourseAnswers["answers"]): void {
  const fields: Record<string, string> = {};
  for (const [key, answer] of Object.entries(answers)) {
    const wanted = choices.get(key);
    const fits = wanted === "text" ? typeof answer === "string" : typeof answer === "number" && answer < (wanted ?? 0);
    if (!fits) fields[`answers.${key}`] = "This is no answer to a question that is asked here.";
  }
  for (const key of required) {
    const isGiven = `${answers[key] ?? ""}`.trim() !== "";
    if (!isGiven) fields[`answers.${key}`] ??= "This question has to be answered.";
  }
  if (Object.keys(fields).length > 0) throw new AppError("INVALID_INPUT", { fields });
}
