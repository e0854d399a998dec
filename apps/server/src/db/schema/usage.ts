import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Analytics events: places and counts, never what a person typed. They outlive the person without a name, and are kept for a year. */
export const usageRecords = pgTable(
  "usage_records",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    path: text(),
    locationId: text("location_id"),
    sessionResponse: text("session_response"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("usage_records_name").on(table.name, table.createdAt),
    index("usage_records_user").on(table.userId),
    index("usage_records_created").on(table.createdAt),
  ],
);
