import type { BotFeedback } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, reviewColumns } from "./columns.ts";
import { users } from "./users.ts";

const part = (name: string) => text(name).notNull().default("");
const labels = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);

/** What others read of a scenario. */
export interface ShownScenario {
  readonly title: string;
  readonly summary: string;
  readonly finalMessage: string;
}

/** A situation of somebody's own. One that others read outlives its author; any other must go with them. */
export const scenarios = pgTable(
  "scenarios",
  {
    id: uuid().primaryKey(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    title: text().notNull(),
    summary: text().notNull(),
    finalMessage: text("final_message").notNull(),
    isPublic: boolean("is_public").notNull(),
    authByAdmin: boolean("auth_by_admin").notNull(),
    ...reviewColumns<ShownScenario>(),
    parentDoc: text("parent_doc"),
    groupName: text("group_name"),
    judgment: part("judgment"),
    observation: part("observation"),
    acknowledge: part("acknowledge"),
    aspiration: part("aspiration"),
    strategies: part("strategies"),
    request: part("request"),
    pseudoFeelings: labels("pseudo_feelings"),
    ownFeelings: labels("own_feelings"),
    ownNeeds: labels("own_needs"),
    othersFeelings: labels("others_feelings"),
    othersNeeds: labels("others_needs"),
    botFeedbackList: jsonb("bot_feedback_list").$type<BotFeedback[]>().notNull().default([]),
    key: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check("scenarios_unlisted_has_author", sql`${table.listed} or ${table.authorId} is not null`),
    index("scenarios_listed").on(table.createdAt, table.id).where(sql`${table.listed}`),
    index("scenarios_waiting").on(table.waitingSince).where(sql`${table.waitingSince} is not null`),
    index("scenarios_author").on(table.authorId, table.createdAt, table.id),
  ],
);
