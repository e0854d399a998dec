import type { Course, Withdrawal } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { index, integer, json, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { engineBuilds } from "./engine-builds.ts";
import { participants } from "./participants.ts";

/** Every version of a course that somebody may have begun: they finish it as they began it. Never changed, and about nobody. */
export const courseVersions = pgTable(
  "course_versions",
  {
    course: text().notNull(),
    version: text().notNull(),
    document: json().$type<Course>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.course, table.version] })],
);

/** Courses that were made or changed here, each with its newest version; those that come along need no row. */
export const madeCourses = pgTable(
  "courses",
  {
    /** As in its address, which nobody else's has in another case. */
    name: text().primaryKey(),
    version: text().notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("courses_name").on(sql`lower(${table.name})`)],
);

/** What a course asks for as a study, and whom it lets in; a course without a row is open to whoever has a link. */
export const studies = pgTable("studies", {
  course: text().primaryKey(),
  consentVersion: text("consent_version"),
  opensAt: moment("opens_at"),
  closesAt: moment("closes_at"),
  quota: integer(),
  completionCode: text("completion_code").notNull(),
  completionUrl: text("completion_url").notNull().default(""),
  /** How people are put into arms. */
  arms: text().array().notNull().default([]),
  blockSize: integer("block_size").notNull().default(1),
  seed: text().notNull().default(""),
  stratifyBy: text("stratify_by").notNull().default(""),
  withdrawal: text().$type<Withdrawal>().notNull().default("remove"),
  panelParameters: text("panel_parameters").array().notNull().default([]),
  /** The engine that its first participant began with; null before that. */
  engineVersion: text("engine_version"),
  /** Its build, which reads to the end what is written in the study. */
  engineBuild: text("engine_build").references(() => engineBuilds.id),
  updatedAt: moment("updated_at").notNull(),
});

/** Every text that somebody may have agreed to. Never changed, and about nobody. */
export const studyConsents = pgTable(
  "study_consents",
  {
    course: text().notNull(),
    version: text().notNull(),
    text: text().notNull(),
    /** What it says of leaving. */
    withdrawal: text().$type<Withdrawal>().notNull().default("remove"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.course, table.version] })],
);

/** That somebody left a study: counted, and about nobody. */
export const studyWithdrawals = pgTable(
  "study_withdrawals",
  {
    /** Of the key that their device had: the same once more is answered as the first. */
    keyHash: text("key_hash").primaryKey(),
    course: text().notNull(),
    arm: text(),
    how: text().$type<Withdrawal>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("study_withdrawals_course").on(table.course)],
);

/** Where a participant is in their course; it goes with them. */
export const courseProgress = pgTable("course_progress", {
  participantId: uuid("participant_id")
    .primaryKey()
    .references(() => participants.id, { onDelete: "cascade" }),
  version: text().notNull(),
  index: integer().notNull(),
  /** What they agreed to, and when; null where nothing was asked. */
  consentVersion: text("consent_version"),
  consentedAt: moment("consented_at"),
  /** Into which arm they were put, among whom and as which of these; who tries the study out has no number. */
  arm: text(),
  stratum: text(),
  armNumber: integer("arm_number"),
  assignedAt: moment("assigned_at"),
  /** Of the key of the device that began; null for whoever cannot leave by themselves. */
  keyHash: text("key_hash"),
  /** What the panel's link said of them. */
  panel: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** The engine that read when they began. */
  engineVersion: text("engine_version"),
  /** When they left, and what they gave stayed without saying whose it is. */
  leftAt: moment("left_at"),
  /** When each item was finished, by its id. */
  finished: jsonb().$type<Record<string, string>>().notNull(),
  /** The exercises in which they have had words of their own read, by name, whether or not these were kept. */
  tried: text().array().notNull().default([]),
  updatedAt: moment("updated_at").notNull(),
});

/** Answers to a quiz or a questionnaire of a course; a participant's go with them, and without a participant they are nobody's. */
export const courseAnswers = pgTable(
  "course_answers",
  {
    id: uuid().primaryKey(),
    participantId: uuid("participant_id").references(() => participants.id, { onDelete: "cascade" }),
    course: text().notNull(),
    version: text().notNull(),
    item: text().notNull(),
    answers: jsonb().$type<Record<string, number | string>>().notNull(),
    /** Of a quiz: how many were right. */
    correct: integer(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("course_answers_course").on(table.course, table.createdAt, table.id),
    index("course_answers_participant").on(table.participantId),
  ],
);
