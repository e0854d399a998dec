import type { TokenScope } from "@wellput/contract";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Keys that people made for programs of theirs. A token itself is nowhere: only who made it has it. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    tokenHash: text("token_hash").notNull().unique("api_tokens_token_hash"),
    /** The last characters of the token, by which its owner tells it from others. */
    ending: text().notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("api_tokens_user_id").on(table.userId)],
);
