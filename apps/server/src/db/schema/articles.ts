import { GROUP_DEFAULT } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, reviewColumns } from "./columns.ts";
import { users } from "./users.ts";

/** What others read of an article. */
export interface ShownArticle {
  readonly title: string;
  readonly summary: string;
  readonly mainText: string;
  readonly quote: string;
  readonly citation: string;
  readonly imagePath: string;
  readonly imageAlt: string;
  readonly videoLink: string;
  readonly tags: string[];
  /** By their ids. */
  readonly groups: string[];
}

/** An article; `mainText` is HTML that was sanitised before it came here. One that nobody else reads goes with its author. */
export const articles = pgTable(
  "articles",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    summary: text().notNull().default(""),
    mainText: text("main_text").notNull(),
    quote: text().notNull(),
    citation: text().notNull(),
    imagePath: text("image_path").notNull().default(""),
    imageAlt: text("image_alt").notNull().default(""),
    videoLink: text("video_link").notNull().default(""),
    tags: text().array().notNull(),
    groups: text().array().notNull().default([GROUP_DEFAULT]),
    ...reviewColumns<ShownArticle>(),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check("articles_unlisted_has_author", sql`${table.listed} or ${table.authorId} is not null`),
    index("articles_listed").on(table.createdAt, table.id).where(sql`${table.listed}`),
    index("articles_waiting").on(table.waitingSince).where(sql`${table.waitingSince} is not null`),
    index("articles_author").on(table.authorId, table.createdAt, table.id),
  ],
);
