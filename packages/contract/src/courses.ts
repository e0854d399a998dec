import * as z from "zod";
import { FeedbackCode } from "./code.ts";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";
import { ArmName } from "./studies.ts";

const ITEMS_MAX = 200;
/** Of one page. */
export const COURSE_QUESTIONS_MAX = 400;
const CHOICES_MAX = 30;
const ARMS_MAX = 10;

const Line = z.string().max(TITLE_MAX_CHARS);
const Words = z.string().max(TEXT_MAX_CHARS);
const Paragraphs = z.array(Words).readonly();

/** Names an item within its course, for as long as the course is used. */
export const ItemId = z
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
