import { type SurveyItem, workshopSurvey } from "@wellput/content";
import { SurveyResults } from "@wellput/contract";
import { stringify } from "csv-stringify/sync";
import { and, asc, eq } from "drizzle-orm";
import { withholdAtRisk } from "../../analyser/texts-at-risk.ts";
import type { Person } from "../../auth/person.ts";
import { surveyAnswers } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { SCALE } from "./send-survey.ts";

/** Everything that was answered, in no order; words that show somebody at risk are withheld. */
async function readAnswers(deps: Deps, signal: AbortSignal) {
  await screenOld(deps, signal);
  const { day, answers } = surveyAnswers;
  return deps.db.select({ day, answers }).from(surveyAnswers).orderBy(asc(surveyAnswers.id));
}

/**
 * Withholds in sheets that came before this was done on keeping, one after the other, so that nobody waits for feedback behind
 * them; what is done stays done, should the rest fail.
 */
async function screenOld({ db, analyser }: Deps, signal: AbortSignal): Promise<void> {
  const isOld = eq(surveyAnswers.isScreened, false);
  for (const { id, answers } of await db.select().from(surveyAnswers).where(isOld)) {
    const screened = { answers: await withholdAtRisk(analyser, answers, signal), isScreened: true };
    // What was sent again meanwhile stays.
    await db
      .update(surveyAnswers)
      .set(screened)
      .where(and(eq(surveyAnswers.id, id), isOld));
  }
}

/** How often each was answered, question by question, and what was written. */
export async function readSurvey(deps: Deps, signal: AbortSignal): Promise<SurveyResults> {
  const rows = await readAnswers(deps, signal);
  const results = workshopSurvey.map((item) => {
    const given = rows.flatMap(({ answers }) => answers[item.id] ?? []);
    const counts = choicesOf(item).map((answer) => ({
      answer,
      count: given.filter((one) => `${one}` === answer).length,
    }));
    return { id: item.id, question: item.question, counts, texts: item.kind === "text" ? given : [] };
  });
  return SurveyResults.parse({ count: rows.length, results });
}

function choicesOf(item: SurveyItem): readonly string[] {
  if (item.kind === "scale") return SCALE.map((point) => `${point}`);
  return item.kind === "choice" ? item.choices : [];
}

/** The answers as a table, a line for whoever answered; that it was taken is in the audit log. */
export async function exportSurvey(deps: Deps, person: Person, signal: AbortSignal): Promise<string> {
  const rows = await readAnswers(deps, signal);
  await recordAct(deps.db, { by: person, act: "data.exported", target: "workshop-survey.csv", at: deps.now() });
  const columns = [
    { key: "day", header: "Day" },
    ...workshopSurvey.map(({ id: key, question: header }) => ({ key, header })),
  ];
  const lines = rows.map(({ day, answers }) => ({ day, ...answers }));
  return stringify(lines, { header: true, columns, bom: true, record_delimiter: "windows", escape_formulas: true });
}
