import type { Direction, SentenceFeedback, SkillCode } from "@wellput/contract";
import { index, json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** One analysed try at a message, kept under its path with what was said about each sentence. */
export const attempts = pgTable(
  "attempts",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    path: text().notNull(),
    g: text(),
    d: text().$type<Direction>().notNull(),
    tg: text(),
    oldM: text("old_m"),
    m: text().notNull(),
    t: text().$type<SkillCode>().notNull(),
    sessId: text("sess_id"),
    /** Read whole, never by its parts: as it came, which is kept in less time than jsonb. */
    s: json().$type<SentenceFeedback[]>().notNull(),
    /** Of the engine that read it; null for tries from before it was noted. */
    engineVersion: text("engine_version"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("attempts_path").on(table.path, table.createdAt),
    index("attempts_user").on(table.userId, table.createdAt),
    // A sentence may be longer than what a tree takes in.
    index("attempts_old_m").using("hash", table.oldM),
  ],
);
