import * as z from "zod";

const ANSWER_MAX_CHARS = 2000;

/** By the questions' ids: 1 to 5 on a scale, one of the choices, or words. A question that is left out is not here. */
const Answers = z.record(z.string().max(40), z.union([z.int(), z.string().trim().max(ANSWER_MAX_CHARS)]));
export type SurveyAnswers = z.infer<typeof Answers>;

/** What somebody answers after a workshop; nothing says who. */
export const SendSurvey = z.strictObject({ id: z.uuid(), answers: Answers });
export type SendSurvey = z.infer<typeof SendSurvey>;

/** What has been answered to one question: how often each, and the words, in no order. */
export const SurveyResult = z.object({
  id: z.string(),
  question: z.string(),
  counts: z.array(z.object({ answer: z.string(), count: z.int() })),
  texts: z.array(z.string()),
});
export type SurveyResult = z.infer<typeof SurveyResult>;

export const SurveyResults = z.object({ count: z.int(), results: z.array(SurveyResult) });
export type SurveyResults = z.infer<typeof SurveyResults>;
