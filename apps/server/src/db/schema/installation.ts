import { pgTable, text } from "drizzle-orm/pg-core";

/** What this installation made for itself at its first start: its secret, the admin link's hash, what was loaded; and the day of its last chores. */
export const installation = pgTable("installation", {
  key: text().primaryKey(),
  value: text().notNull(),
});
