import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Texts that were appended to a named array of a document, such as the knowledge bank of a place. */
export const appends = pgTable(
  "appends",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    document: text().notNull(),
    array: text().notNull(),
    text: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("appends_newest").on(table.createdAt, table.id), index("appends_user").on(table.userId)],
);
