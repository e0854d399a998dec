import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** A situation of somebody's own. A public one outlives its author; a private one must go with them. */
export const scenarios = pgTable(
  "scenarios",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    summary: text().notNull(),
    finalMessage: text("final_message").notNull(),
    isPublic: boolean("is_public").notNull(),
    authByAdmin: boolean("auth_by_admin").notNull(),
    listed: boolean().notNull(),
    parentDoc: text("parent_doc"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check("scenarios_private_has_author", sql`${table.isPublic} or ${table.authorId} is not null`),
    index("scenarios_listed").on(table.createdAt, table.id).where(sql`${table.listed}`),
    index("scenarios_author").on(table.authorId, table.createdAt, table.id),
  ],
);
