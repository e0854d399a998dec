import type { AskedChallenge } from "@wellput/contract";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { challenges } from "./challenges.ts";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** One person's answers to a challenge; they stay when the challenge goes, and go when the person goes. */
export const responses = pgTable(
  "responses",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    parentDoc: uuid("parent_doc").references(() => challenges.id, { onDelete: "set null" }),
    title: text().notNull(),
    summary: text().notNull(),
    /** The answers in the order of the slots. */
    sentences: jsonb().$type<string[]>().notNull(),
    /** The challenge as it was answered; null of an old response whose challenge had gone. */
    asked: jsonb().$type<AskedChallenge>(),
    firstTries: jsonb("first_tries").$type<string[]>().notNull().default([]),
    additional: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("responses_newest").on(table.createdAt, table.id),
    index("responses_author").on(table.authorId, table.createdAt, table.id),
    index("responses_parent_doc").on(table.parentDoc),
  ],
);
