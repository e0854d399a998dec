import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** What admins and the operator did. People stand in it by their ids alone, so that nothing of an erased one is left. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid().primaryKey(),
    /** Null for the operator, and when the admin's account is gone. */
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** Whom it was about, if a person. */
    subjectId: uuid("subject_id").references(() => users.id, { onDelete: "set null" }),
    act: text().notNull(),
    /** What it was about, if a thing: its id or code. */
    target: text(),
    /** What that was called then; gone when the person goes whom it was about. */
    title: text(),
    by: text().$type<"admin" | "operator">().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("audit_log_newest").on(table.createdAt, table.id),
    index("audit_log_actor").on(table.actorId),
    index("audit_log_subject").on(table.subjectId),
  ],
);
