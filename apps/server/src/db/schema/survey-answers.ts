import type { SurveyAnswers } from "@wellput/contract";
import { boolean, date, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";

/** What people answered after workshops: of when only the day is kept, and of who nothing. */
export const surveyAnswers = pgTable("survey_answers", {
  id: uuid().primaryKey(),
  answers: jsonb().$type<SurveyAnswers>().notNull(),
  day: date({ mode: "string" }).notNull(),
  /** Whether what shows somebody at risk is withheld in it: those that came before this was done on keeping wait for it. */
  isScreened: boolean("is_screened").notNull().default(false),
});
