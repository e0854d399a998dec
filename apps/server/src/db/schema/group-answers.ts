import type { GroupAnswer } from "@wellput/contract";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** What of an answer has no column of its own. */
type Written = Omit<GroupAnswer, "id" | "groupName" | "parentDoc" | "day">;

/** Answers to scenarios as a group's workshop gathers them; a person's go with the person. */
export const groupAnswers = pgTable(
  "group_answers",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The id of their group; `general` for those of none. */
    groupKey: text("group_key").notNull(),
    parentDoc: text("parent_doc").notNull(),
    written: jsonb().$type<Written>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("group_answers_place").on(table.groupKey, table.parentDoc, table.createdAt, table.id),
    index("group_answers_author").on(table.authorId),
  ],
);
