import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, reviewColumns } from "./columns.ts";
import { users } from "./users.ts";

/** What others read of an article. */
export interface ShownArticle {
  readonly title: string;
  readonly mainText: string;
  readonly quote: string;
  readonly citation: string;
  readonly tags: string[];
}

/** An article; `mainText` is HTML that was sanitised before it came here. One that nobody else reads goes with its author. */
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
    ...reviewColumns<ShownArticle>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check("articles_unlisted_has_author", sql`${table.listed} or ${table.authorId} is not null`),
    index("articles_listed").on(table.createdAt, table.id).where(sql`${table.listed}`),
    index("articles_waiting").on(table.waitingSince).where(sql`${table.waitingSince} is not null`),
    index("articles_author").on(table.authorId, table.createdAt, table.id),
  ],
);
