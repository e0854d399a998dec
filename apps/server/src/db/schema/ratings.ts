import type { CreateRating } from "@wellput/contract";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Somebody's judgement of one comment, or general feedback. */
export const ratings = pgTable(
  "ratings",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    value: text().$type<CreateRating["user_feedback_value"]>().notNull(),
    reason: text().notNull(),
    textInput: text("text_input").notNull(),
    email: text().notNull(),
    commentId: text("comment_id"),
    sentence: text(),
    code: text(),
    commentText: text("comment_text"),
    sentenceIndex: integer("sentence_index"),
    rule: text(),
    createdAt: moment("created_at").notNull(),
    /** When an admin took the disagreement for a line of the labelled set. */
    candidateAt: moment("candidate_at"),
  },
  (table) => [index("ratings_user").on(table.userId), index("ratings_value").on(table.value, table.createdAt)],
);
