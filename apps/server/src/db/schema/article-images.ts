import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { bytea, moment } from "./columns.ts";
import { users } from "./users.ts";

/**
 * Pictures of articles, read and written anew as WebP when they come in. One belongs to no article until an article with
 * it is saved, and goes with its article. They are here and not in a folder: several servers may share the database.
 */
export const articleImages = pgTable(
  "article_images",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    articleId: uuid("article_id").references(() => articles.id, { onDelete: "cascade" }),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytea().notNull(),
    /** The same for a list. */
    small: bytea().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("article_images_author").on(table.authorId), index("article_images_article").on(table.articleId)],
);
