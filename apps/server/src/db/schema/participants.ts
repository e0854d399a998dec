import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * People without an account, known by the user id in their link: `collection` is the folder or the course that the link leads
 * to. Once each, however often and wherever the link is opened. What else is kept about one refers to `id` and goes with it.
 */
export const participants = pgTable(
  "participants",
  {
    id: uuid().primaryKey(),
    collection: text().notNull(),
    /** Not one of our users: whoever gave out the link chose it. */
    userId: text("user_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [unique("participants_place").on(table.collection, table.userId)],
);
