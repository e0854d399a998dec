import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** E-mails that wait to be confirmed by the link in a mail to them: one a person, of whom a new one takes the place. */
export const emailChanges = pgTable("email_changes", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text().notNull(),
  /** Of the link's token; the token itself is only in the mail. */
  tokenHash: text("token_hash").notNull().unique("email_changes_token_hash"),
  expiresAt: moment("expires_at").notNull(),
  createdAt: moment("created_at").notNull(),
});
