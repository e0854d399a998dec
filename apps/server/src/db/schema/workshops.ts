import type { STEP_KINDS, StepMode, StepPhase } from "@wellput/contract";
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Live workshops; one goes with its trainer, and some time after it was last used. */
export const workshops = pgTable(
  "workshops",
  {
    id: uuid().primaryKey(),
    trainerId: uuid("trainer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    /** In the trainer's words; empty where they gave none. */
    forWhom: text("for_whom").notNull().default(""),
    code: text().notNull().unique("workshops_code"),
    /** The step that everybody has before them; null while people come in. */
    position: integer(),
    endedAt: moment("ended_at"),
    createdAt: moment("created_at").notNull(),
    /** When the trainer last did something in it. */
    usedAt: moment("used_at").notNull(),
    /** So many days after that it is forgotten. */
    keptDays: integer("kept_days").notNull().default(90),
    /** So many sit at one table. */
    tableSize: integer("table_size").notNull().default(4),
  },
  (table) => [
    index("workshops_trainer").on(table.trainerId, table.createdAt, table.id),
    index("workshops_used").on(table.usedAt),
  ],
);

const ofWorkshop = () =>
  uuid("workshop_id")
    .notNull()
    .references(() => workshops.id, { onDelete: "cascade" });

/** What is asked, one after the other. */
export const workshopSteps = pgTable(
  "workshop_steps",
  {
    id: uuid().primaryKey(),
    workshopId: ofWorkshop(),
    position: integer().notNull(),
    kind: text().$type<(typeof STEP_KINDS)[number]>().notNull(),
    prompt: text().notNull(),
    material: text().notNull(),
    mode: text().$type<StepMode>().notNull().default("each"),
    phase: text().$type<StepPhase>().notNull(),
    /** When people first had it before them: nobody answers before that. */
    openedAt: moment("opened_at"),
    /** When it was locked or revealed: what was on its way then is still taken. */
    closedAt: moment("closed_at"),
    /** When its timer runs out. */
    endsAt: moment("ends_at"),
    isVoting: boolean("is_voting").notNull().default(false),
    /** The answer that is being discussed. */
    discussedId: uuid("discussed_id"),
  },
  (table) => [unique("workshop_steps_position").on(table.workshopId, table.position)],
);

/** Who has joined: no account, but a token in their browser, of which its hash is kept. */
export const workshopGuests = pgTable(
  "workshop_guests",
  {
    id: uuid().primaryKey(),
    workshopId: ofWorkshop(),
    /** Empty for somebody who gave none. */
    name: text().notNull(),
    /** Where they sit, from 1 on. */
    tableNumber: integer("table_number").notNull().default(1),
    /** The sheets of tables that are theirs to keep, by name: they wrote there, or sat there when the first did. */
    sheets: text().array().notNull().default([]),
    /** When the trainer took their seat away: they keep the row, so that their key stays closed and opens again. */
    removedAt: moment("removed_at"),
    tokenHash: text("token_hash").notNull().unique("workshop_guests_token"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("workshop_guests_workshop").on(table.workshopId)],
);

/** What guests answered, or a table on its sheet, or the whole room on one (table 0); one that shows somebody at risk is for its writer alone. */
export const workshopAnswers = pgTable(
  "workshop_answers",
  {
    id: uuid().primaryKey(),
    stepId: uuid("step_id")
      .notNull()
      .references(() => workshopSteps.id, { onDelete: "cascade" }),
    guestId: uuid("guest_id").references(() => workshopGuests.id, { onDelete: "cascade" }),
    tableNumber: integer("table_number"),
    text: text().notNull(),
    /** Counts the changes; of a sheet that of the sheet which it was read from. */
    version: integer().notNull(),
    isAtRisk: boolean("is_at_risk").notNull(),
    /** Its trainer keeps it from the room. */
    isHidden: boolean("is_hidden").notNull(),
    writtenAt: moment("written_at").notNull(),
  },
  (table) => [
    unique("workshop_answers_place").on(table.stepId, table.guestId),
    unique("workshop_answers_table").on(table.stepId, table.tableNumber),
    index("workshop_answers_guest").on(table.guestId),
  ],
);

/** To which answer somebody gave their voice: one at each step. */
export const workshopVotes = pgTable(
  "workshop_votes",
  {
    stepId: uuid("step_id")
      .notNull()
      .references(() => workshopSteps.id, { onDelete: "cascade" }),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => workshopGuests.id, { onDelete: "cascade" }),
    answerId: uuid("answer_id")
      .notNull()
      .references(() => workshopAnswers.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.stepId, table.guestId] }),
    index("workshop_votes_guest").on(table.guestId),
    index("workshop_votes_answer").on(table.answerId),
  ],
);
