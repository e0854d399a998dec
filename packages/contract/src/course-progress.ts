import * as z from "zod";
import { COURSE_QUESTIONS_MAX, ItemId } from "./courses.ts";
import { TEXT_MAX_CHARS } from "./limits.ts";
import { ParticipantId } from "./participants.ts";
import { Consent, StoredStudy, StudyProof, Withdrawal } from "./studies.ts";

const FINISHED_AT_ONCE_MAX = 200;

/** Where somebody is in a course, and what they have finished: never what they wrote. */
export const CourseProgress = z.object({
  version: z.string(),
  index: z.int().min(0),
  finished: z.array(z.string()),
  /** What they have to agree to first: until then nothing is kept. */
  consent: Consent.nullable(),
  /** Of a study: into which part they were put, and whether they still wait for that. */
  arm: z.string().nullable(),
  waitsForArm: z.boolean(),
  /** Of a study: what becomes of what they gave if they leave it. */
  withdrawal: Withdrawal.nullable(),
  /**
   * Who reads what is written in the exercises: whatever the installation reads with; in a study the engine that came with this
   * program, or an earlier one that the study began with, which the server alone has.
   */
  reader: z.enum(["installation", "engine", "kept"]),
  /** Of a study, for whoever has come to its end. */
  completionCode: z.string().nullable(),
  completionUrl: z.string().nullable(),
  /** Of a study that has one of these, at its end: the pages, by id, that have to be finished first, with answers or a try. */
  unfinished: z.array(z.string()),
  /** Whether they have sent the survey that stands after the end. */
  answeredSurvey: z.boolean(),
});
export type CourseProgress = z.infer<typeof CourseProgress>;

/** A step in a course; what is finished stays so, whatever another device sends. Nothing at all only begins. */
export const ChangeCourseProgress = StudyProof.extend({
  index: z.int().min(0).optional(),
  finished: z.array(ItemId).max(FINISHED_AT_ONCE_MAX).default([]),
  /** The version of the consent that they agree to. */
  consent: z.string().max(80).optional(),
});
export type ChangeCourseProgress = z.infer<typeof ChangeCourseProgress>;

/**
 * Answers to the questions of one item: by index for a quiz, by id for a questionnaire. A quiz may be answered again, each time
 * under an id of its own; the same id again stores nothing new. Without a `userId` they are nobody's.
 */
export const CreateCourseAnswers = StudyProof.extend({
  id: z.uuid(),
  userId: ParticipantId.optional(),
  version: z.string().max(80),
  item: ItemId,
  answers: z
    .record(ItemId, z.union([z.int().min(0).max(1000), z.string().max(TEXT_MAX_CHARS)]))
    .refine((answers) => Object.keys(answers).length <= COURSE_QUESTIONS_MAX, "Too many answers."),
});
export type CreateCourseAnswers = z.infer<typeof CreateCourseAnswers>;

/** How far those who took a course came; for admins. `answered` is how many sent the survey, with or without a user id. */
export const CourseReport = z.object({
  name: z.string(),
  title: z.string(),
  pages: z.int(),
  began: z.int(),
  /** Of a course with exercises: how many came to the summary of one. */
  practised: z.int().nullable(),
  finished: z.int(),
  /** Null for a course without a survey. */
  answered: z.int().nullable(),
  /** Null for a course that anybody takes without a user id. */
  study: StoredStudy.nullable(),
  /** Of a study that has begun: the versions of the engine that have read in it, and the one that reads now; one where none changed. */
  engines: z.array(z.string()),
  /** Of a study: the titles of pages that are for arms which it does not have. */
  unseen: z.array(z.string()),
});
export type CourseReport = z.infer<typeof CourseReport>;

/** Files that admins take away of a course. */
export const COURSE_FILES = [
  "participants.csv",
  "progress.csv",
  "answers.csv",
  "attempts.csv",
  "ratings.csv",
  "consents.csv",
  "withdrawals.csv",
  "wide.csv",
  "long.csv",
  "codebook.csv",
  "messages.csv",
  "message-key.csv",
] as const;
