import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { groups } from "./groups.ts";
import { users } from "./users.ts";

/** Who is a trainer of a group or a researcher of a study: one of the two is named. It goes with the person and the group. */
export const roles = pgTable(
  "roles",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    /** The name of a course. */
    study: text(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("roles_trainer").on(table.userId, table.groupId),
    unique("roles_researcher").on(table.userId, table.study),
    index("roles_group").on(table.groupId),
  ],
);
