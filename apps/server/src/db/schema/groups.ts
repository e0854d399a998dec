import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Groups, each opened by its access code, and their seats: `count` taken of `maxNum`. Whatever belongs to a group knows it
 * by its id: its name and its code may change.
 */
export const groups = pgTable(
  "groups",
  {
    id: uuid().notNull().defaultRandom(),
    code: text().primaryKey(),
    name: text().notNull(),
    count: integer().notNull().default(0),
    maxNum: integer("max_num").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Nobody new joins an archived group; its members stay. */
    archivedAt: moment("archived_at"),
  },
  (table) => [unique("groups_id").on(table.id), check("groups_count_not_negative", sql`${table.count} >= 0`)],
);
