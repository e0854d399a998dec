import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Access codes and their seats: `count` taken of `maxNum`. Several codes may open the group of one name. */
export const groups = pgTable(
  "groups",
  {
    code: text().primaryKey(),
    name: text().notNull(),
    count: integer().notNull().default(0),
    maxNum: integer("max_num").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [check("groups_count_not_negative", sql`${table.count} >= 0`)],
);
