import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** An article; `mainText` is HTML that was sanitised before it came here. */
export const articles = pgTable(
  "articles",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    mainText: text("main_text").notNull(),
    quote: text().notNull(),
    citation: text().notNull(),
    tags: text().array().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("articles_newest").on(table.createdAt, table.id), index("articles_author").on(table.authorId)],
);
