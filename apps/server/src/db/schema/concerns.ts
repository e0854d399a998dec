import type { ConcernKind } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { challenges } from "./challenges.ts";
import { moment } from "./columns.ts";
import { scenarios } from "./scenarios.ts";
import { users } from "./users.ts";

/** What people reported of what others published, until an admin has settled it; it goes with the thing itself. */
export const concerns = pgTable(
  "concerns",
  {
    id: uuid().primaryKey(),
    /** Who reported it; null for a visitor. No admin sees it. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "cascade" }),
    scenarioId: uuid("scenario_id").references(() => scenarios.id, { onDelete: "cascade" }),
    articleId: uuid("article_id").references(() => articles.id, { onDelete: "cascade" }),
    challengeId: uuid("challenge_id").references(() => challenges.id, { onDelete: "cascade" }),
    kind: text().$type<ConcernKind>().notNull(),
    text: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check("concerns_about_one", sql`num_nonnulls(${table.scenarioId}, ${table.articleId}, ${table.challengeId}) = 1`),
    index("concerns_author").on(table.authorId),
    index("concerns_scenario").on(table.scenarioId),
    index("concerns_article").on(table.articleId),
    index("concerns_challenge").on(table.challengeId),
  ],
);
