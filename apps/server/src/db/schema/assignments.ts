import type { PracticeKind } from "@wellput/contract";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { groups } from "./groups.ts";

/** What a trainer asks a group to practise until a day. It goes with its group; who has done it is read from what people wrote. */
export const assignments = pgTable(
  "assignments",
  {
    id: uuid().primaryKey(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    kind: text().$type<PracticeKind>().notNull(),
    practiceId: uuid("practice_id").notNull(),
    dueOn: date("due_on").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("assignments_group").on(table.groupId, table.dueOn)],
);
