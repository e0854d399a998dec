import * as z from "zod";
import { QUIZ_QUESTIONS } from "./limits.ts";

const QUIZ_SIDES = ["feeling", "judgment"] as const;
export type QuizSide = (typeof QUIZ_SIDES)[number];

/** What somebody took each sentence for; the server looks up what it is, and counts. */
export const CreateQuizResult = z.strictObject({
  id: z.uuid(),
  answers: z
    .array(z.strictObject({ itemId: z.string().max(100), userAnswer: z.enum(QUIZ_SIDES) }))
    .length(QUIZ_QUESTIONS)
    .refine((answers) => new Set(answers.map(({ itemId }) => itemId)).size === answers.length, "one answer a question"),
});
export type CreateQuizResult = z.infer<typeof CreateQuizResult>;

export const QuizAnswer = z.object({
  question: z.string(),
  correctAnswer: z.enum(QUIZ_SIDES),
  userAnswer: z.enum(QUIZ_SIDES),
});
export type QuizAnswer = z.infer<typeof QuizAnswer>;

/** A finished round as the person who played it sees it; nobody else does. */
export const QuizResult = z.object({
  id: z.uuid(),
  activityType: z.literal("judgmentsquiz"),
  answers: z.array(QuizAnswer),
  correct: z.int(),
  incorrect: z.int(),
  /** Correct answers out of all, 0 to 1. */
  finalScore: z.number(),
  createdAt: z.iso.datetime(),
});
export type QuizResult = z.infer<typeof QuizResult>;
