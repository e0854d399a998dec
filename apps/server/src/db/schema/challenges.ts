import type { ChallengeSentence, Direction } from "@wellput/contract";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** A practice scenario of an admin: sentences to rephrase, for the groups named in `groups`. */
export const challenges = pgTable(
  "challenges",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    summary: text().notNull(),
    challengeObjectList: jsonb("challenge_object_list").$type<ChallengeSentence[]>().notNull(),
    tags: text().array().notNull(),
    groups: text().array().notNull(),
    direction: text().$type<Direction>().notNull(),
    type: text().$type<Direction>().notNull(),
    /** Else it is a draft. */
    isPublic: boolean("is_public").notNull(),
    authByAdmin: boolean("auth_by_admin").notNull(),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("challenges_newest").on(table.createdAt, table.id), index("challenges_author").on(table.authorId)],
);
