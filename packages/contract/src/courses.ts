import * as z from "zod";
import { FeedbackCode } from "./code.ts";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";
import { ParticipantId } from "./participants.ts";
import { ArmName, Consent, Study, Withdrawal } from "./studies.ts";

const ITEMS_MAX = 200;
/** Of one page. */
export const COURSE_QUESTIONS_MAX = 400;
const CHOICES_MAX = 30;
const ARMS_MAX = 10;

const Line = z.string().max(TITLE_MAX_CHARS);
const Words = z.string().max(TEXT_MAX_CHARS);
const Paragraphs = z.array(Words).readonly();

/** Names an item within its course, for as long as the course is used. */
const ItemId = z
  .string()
  .regex(/^[\w-]{1,80}$/, "A name has letters from a to z, numbers, - and _ alone, at most 80 of them.");

/** A question with one right answer: `answer` is its index in `choices`. */
export const CourseQuestion = z.object({
  question: Words,
  choices: z.array(Words).max(CHOICES_MAX).readonly(),
  answer: z.int().min(0),
  explanation: Words,
});
export type CourseQuestion = z.infer<typeof CourseQuestion>;

/** `isRequired` keeps answers from being sent without one to this question. */
const survey = { id: ItemId, question: Words, isRequired: z.boolean().optional() };

/** A question to which there is no wrong answer: a scale from 1 to 5, a choice, or words of one's own. */
export const SurveyQuestion = z.discriminatedUnion("kind", [
  z.object({ ...survey, kind: z.literal("scale"), low: Line, high: Line }),
  z.object({
    ...survey,
    kind: z.literal("choice"),
    choices: z.array(Words).max(CHOICES_MAX).readonly(),
    /** The answers go from little to much, so that they have a mean. */
    isOrdered: z.boolean().optional(),
  }),
  z.object({ ...survey, kind: z.literal("text") }),
]);
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

const item = {
  id: ItemId,
  title: Line,
  mustFinish: z.boolean(),
  /** Of a study: for the people of these arms alone; without it for everybody. */
  arms: z.array(ArmName).max(ARMS_MAX).readonly().optional(),
};

/** A lesson: its intro, what is said in its video, a worked example, something to read, and a quiz. */
export const CourseLesson = z.object({
  ...item,
  kind: z.literal("lesson"),
  intro: Words,
  /** Spoken in the place of a video; the drawings are shown with it in turn. */
  transcript: Paragraphs,
  drawings: z.array(Line).readonly(),
  paragraphs: Paragraphs,
  example: z.object({ situation: Words, before: Words, steps: Paragraphs, after: Words }),
  quiz: z.array(CourseQuestion).max(COURSE_QUESTIONS_MAX).readonly(),
});
export type CourseLesson = z.infer<typeof CourseLesson>;

/** Sentences to put differently, with the product's own feedback; finished when its summary has been reached. */
export const CoursePractice = z.object({
  ...item,
  kind: z.literal("practice"),
  activity: z.object({
    name: ItemId,
    title: Line,
    summary: Words,
    activityType: z.enum(["Observations", "Feelings"]),
    attemptPath: Line,
    freeTry: z.boolean(),
    textToTranslateArray: Paragraphs,
    suggestedPhrasesArray: Paragraphs,
    reasons: Paragraphs,
    teaches: z.array(FeedbackCode).readonly(),
    /** One thing to carry away from it. */
    takeaway: Words.optional(),
  }),
});
export type CoursePractice = z.infer<typeof CoursePractice>;

export const CourseQuiz = z.object({
  ...item,
  kind: z.literal("quiz"),
  intro: Words,
  quiz: z.array(CourseQuestion).max(COURSE_QUESTIONS_MAX).readonly(),
});
export type CourseQuiz = z.infer<typeof CourseQuiz>;

/** Finished when its answers have been sent. */
export const CourseQuestionnaire = z.object({
  ...item,
  kind: z.literal("questionnaire"),
  intro: Words,
  questions: z.array(SurveyQuestion).max(COURSE_QUESTIONS_MAX).readonly(),
});
export type CourseQuestionnaire = z.infer<typeof CourseQuestionnaire>;

/** A message to write in one's own words, without feedback: what people write before and after is compared. */
export const CourseMessage = z.object({
  ...item,
  kind: z.literal("message"),
  when: z.enum(["before", "after"]),
  /** What has happened, and to whom one writes. */
  paragraphs: Paragraphs,
});
export type CourseMessage = z.infer<typeof CourseMessage>;

export const CourseText = z.object({ ...item, kind: z.literal("page"), paragraphs: Paragraphs });
export type CourseText = z.infer<typeof CourseText>;

/** What a course is made of. `mustFinish` keeps Next closed until the item is finished. */
export const CourseItem = z.discriminatedUnion("kind", [
  CourseLesson,
  CoursePractice,
  CourseQuiz,
  CourseQuestionnaire,
  CourseMessage,
  CourseText,
]);
export type CourseItem = z.infer<typeof CourseItem>;

/** What stands after the last item, with a way to a survey where there is one. */
const CourseEnd = z.object({ title: Line, paragraphs: Paragraphs, survey: CourseQuestionnaire.optional() });

/** A course as it is written: its items in their order, and its end. */
export const Course = z.object({
  /** As in its address. */
  name: ItemId,
  title: Line,
  /** Who takes it is known by the user id in their link; without one there is nothing to see. */
  needsUserId: z.boolean(),
  items: z.array(CourseItem).min(1, "Add at least one page.").max(ITEMS_MAX).readonly(),
  end: CourseEnd,
});
export type Course = z.infer<typeof Course>;

/** A course as a list shows it: the titles of its items, and how many pages it has with its end. */
export const CourseCard = Course.pick({ name: true, title: true, needsUserId: true }).extend({
  contents: z.array(Line),
  pages: z.int(),
});
export type CourseCard = z.infer<typeof CourseCard>;

/** PUT /api/admin/courses/:name: `base` is the version that it was written on, null for a new one. */
export const SaveCourse = z.strictObject({ course: Course, base: z.string().max(80).nullable() });
export type SaveCourse = z.infer<typeof SaveCourse>;

/** The name under which the end of a course is finished. */
export const COURSE_END = "end";

/** What an installation puts in the place of a lesson's own slides and questions. */
export const LessonMedia = z.object({ video: z.string().optional(), quiz: z.string().optional() });
export type LessonMedia = z.infer<typeof LessonMedia>;

/** A course in the version that somebody began with, or the newest. */
export const CourseVersion = z.object({
  version: z.string(),
  course: Course,
  /** By the id of the lesson. */
  media: z.record(z.string(), LessonMedia),
});
export type CourseVersion = z.infer<typeof CourseVersion>;

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
});
export type CourseProgress = z.infer<typeof CourseProgress>;

const FINISHED_AT_ONCE_MAX = 200;
const LINK_PARAMETERS_MAX = 30;

/** In a study: what shows that something comes from the participant whose user id it has, which alone can be guessed. */
export const StudyProof = z.strictObject({
  /** Made by the device that begins: whoever has it may leave again. */
  key: z.uuid().optional(),
  /** What else their link says; a study keeps what it names. */
  panel: z
    .record(z.string(), z.string())
    .refine((values) => Object.keys(values).length <= LINK_PARAMETERS_MAX, "Too many parameters.")
    .default({}),
});
export type StudyProof = z.infer<typeof StudyProof>;

/** A step in a course; what is finished stays so, whatever another device sends. Nothing at all only begins. */
export const ChangeCourseProgress = StudyProof.extend({
  index: z.int().min(0).optional(),
  finished: z.array(ItemId).max(FINISHED_AT_ONCE_MAX).default([]),
  /** The version of the consent that they agree to. */
  consent: z.string().max(80).optional(),
});
export type ChangeCourseProgress = z.infer<typeof ChangeCourseProgress>;

/** POST /api/courses/:name/:userId/withdrawal, with the key of the device that began. */
export const LeaveStudy = z.strictObject({ key: z.uuid() });
export type LeaveStudy = z.infer<typeof LeaveStudy>;

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
  study: Study.nullable(),
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
