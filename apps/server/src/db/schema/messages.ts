import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** A message that was analysed with `db_flag`: kept as it was sent. */
export const messages = pgTable(
  "messages",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    message: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("messages_user").on(table.userId)],
);
