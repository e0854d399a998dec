import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Addresses that asked for the newsletter, each once. */
export const newsletterEmails = pgTable("newsletter_emails", {
  email: text().primaryKey(),
  createdAt: moment("created_at").notNull(),
});
