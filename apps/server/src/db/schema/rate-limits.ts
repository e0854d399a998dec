import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Tries that were counted, each until its window ends. A key holds a keyed hash, so that no e-mail stands here. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    spent: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("rate_limits_ends_at").on(table.endsAt)],
);
