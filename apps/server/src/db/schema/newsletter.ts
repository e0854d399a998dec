import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Addresses that asked for the newsletter, each once. */
export const newsletterEmails = pgTable(
  "newsletter_emails",
  {
    id: uuid().notNull().defaultRandom(),
    email: text().primaryKey(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("newsletter_emails_id").on(table.id),
    index("newsletter_emails_newest").on(table.createdAt, table.id),
  ],
);
