import type { LogChoices, LogNote } from "@wellput/contract";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

const NOTHING_CHOSEN: LogChoices = { NegF_: [], NegN_: [], PosF_: [], PosN_: [] };

/** Feelings, needs and notes of one person, on four sides. */
export const logs = pgTable(
  "logs",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    NegF_: jsonb("neg_f").$type<LogNote[]>().notNull(),
    NegN_: jsonb("neg_n").$type<LogNote[]>().notNull(),
    PosF_: jsonb("pos_f").$type<LogNote[]>().notNull(),
    PosN_: jsonb("pos_n").$type<LogNote[]>().notNull(),
    chosen: jsonb().$type<LogChoices>().notNull().default(NOTHING_CHOSEN),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("logs_author").on(table.authorId, table.createdAt, table.id)],
);
