import { type SurveyItem, workshopSurvey } from "@wellput/content";
import { SurveyResults, WITHHELD } from "@wellput/contract";
import { stringify } from "csv-stringify/sync";
import { asc } from "drizzle-orm";
import { textsAtRisk } from "../../analyser/texts-at-risk.ts";
import type { Person } from "../../auth/person.ts";
import { surveyAnswers } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { SCALE } from "./send-survey.ts";

type Answers = (typeof surveyAnswers.$inferSelect)["answers"];

/** Everything that was answered, in no order; words that show somebody at risk are withheld. */
async function readAnswers({ db, analyser }: Deps, signal: AbortSignal) {
  const rows = await db.select().from(surveyAnswers).orderBy(asc(surveyAnswers.id));
  const texts = rows.flatMap(({ answers }) => Object.values(answers).filter((one) => typeof one === "string"));
  const atRisk = await textsAtRisk(analyser, texts, signal);
  const shown = (answers: Answers): Answers =>
    Object.fromEntries(
      Object.entries(answers).map(([id, one]) => [id, typeof one === "string" && atRisk.has(one) ? WITHHELD : one]),
    );
  return rows.map(({ answers, day }) => ({ day, answers: shown(answers) }));
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
