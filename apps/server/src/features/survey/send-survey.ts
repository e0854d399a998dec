import { type SurveyItem, workshopSurvey } from "@wellput/content";
import type { SendSurvey, SurveyAnswers } from "@wellput/contract";
import { withholdAtRisk } from "../../analyser/texts-at-risk.ts";
import { surveyAnswers } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";

/** The points of a scale. */
export const SCALE = [1, 2, 3, 4, 5];

/**
 * Keeps what somebody answered, without who they are. The same id again, which their browser alone knows, is the same sheet:
 * what it says by then is what stays. In the place of a text that shows somebody at risk stands that it is withheld. Throws
 * as the analyser does.
 *
 * @throws {AppError} INVALID_INPUT.
 */
export async function sendSurvey(
  { db, now, analyser }: Deps,
  { id, answers }: SendSurvey,
  signal: AbortSignal,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ""));
  refuseOthers(given);
  const kept = { answers: await withholdAtRisk(analyser, given, signal), isScreened: true };
  const day = now().toISOString().slice(0, 10);
  await db
    .insert(surveyAnswers)
    .values({ id, day, ...kept })
    .onConflictDoUpdate({ target: surveyAnswers.id, set: kept });
}

function refuseOthers(answers: SurveyAnswers): void {
  const fields: Record<string, string> = {};
  for (const [id, answer] of Object.entries(answers)) {
    const item = workshopSurvey.find((one) => one.id === id);
    if (!item) fields[`answers.${id}`] = "There is no such question.";
    else if (!canBe(item, answer)) fields[`answers.${id}`] = "This is no answer to the question.";
  }
  if (Object.keys(answers).length === 0) fields.answers = "Answer one question at least.";
  if (Object.keys(fields).length > 0) throw new AppError("INVALID_INPUT", { fields });
}

function canBe(item: SurveyItem, answer: number | string): boolean {
  if (item.kind === "scale") return SCALE.some((point) => point === answer);
  if (typeof answer !== "string") return false;
  return item.kind === "text" || item.choices.includes(answer);
}
