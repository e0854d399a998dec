import type { CreateRating } from "@wellput/contract";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Somebody's judgement of one comment, or general feedback. */
export const ratings = pgTable(
  "ratings",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "cascade" }),
    user_feedback_value: text().$type<CreateRating["user_feedback_value"]>().notNull(),
    user_feedback_str: text().notNull(),
    textInput: text("text_input").notNull(),
    email: text().notNull(),
    comment_id: text(),
    s_str: text(),
    c: text(),
    r_str: text(),
    s_i: integer(),
    rule: text(),
    /** Whether its writer allowed the sentence to become an example for improving the program. */
    mayBeExample: boolean("may_be_example").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    /** When an admin took the disagreement for a line of the labelled set. */
    candidateAt: moment("candidate_at"),
  },
  (table) => [
    index("ratings_author").on(table.authorId),
    index("ratings_comment").on(table.comment_id),
    index("ratings_value").on(table.user_feedback_value, table.createdAt),
  ],
);
