import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Mails: waiting, handed over, or given up. What one said that a mail server has taken is forgotten. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    /** Whose mail it is, whatever e-mail of theirs it went to: it goes with them. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When a mail server took it, or an admin first read it to hand it over. */
    sentAt: moment("sent_at"),
    tries: integer().notNull().default(0),
    /** While it is being sent, and after a try that failed, nobody else tries before this. */
    nextTryAt: moment("next_try_at").notNull().default(sql`now()`),
    /** The code of the last failure. */
    failure: text(),
  },
  (table) => [
    index("outbox_waiting").on(table.nextTryAt).where(sql`${table.sentAt} is null`),
    index("outbox_newest").on(table.createdAt, table.id),
    index("outbox_recipient").on(table.recipient),
    index("outbox_user").on(table.userId),
  ],
);
