import type { QuizAnswer, QuizResult } from "@wellput/contract";
import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Finished rounds of the quiz, with what was asked as it was worded then; they go with the person. */
export const quizResults = pgTable(
  "quiz_results",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    activityType: text("activity_type").$type<QuizResult["activityType"]>().notNull(),
    answers: jsonb().$type<QuizAnswer[]>().notNull(),
    correct: integer().notNull(),
    incorrect: integer().notNull(),
    finalScore: doublePrecision("final_score").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("quiz_results_author").on(table.authorId, table.createdAt, table.id)],
);
