import { EmpathyWords, SentenceFeedback, UserInput } from "@wellput/contract";
import * as z from "zod";
import { ANALYSIS_SAMPLE } from "./analysis-sample.ts";
import { type Operation, resultOf } from "./operation.ts";

const Analysis = z.object({
  user_input: UserInput.extend({
    sentence0: SentenceFeedback.optional().describe(
      "The first sentence; sentence1, sentence2 … follow in the order of the text.",
    ),
  }),
});
const everybody = { who: "everybody", status: 200 } as const;
const MESSAGE = "You never listen to me. Could we talk on Monday at noon?";

export const ANALYSIS_OPERATIONS: Readonly<Record<string, Operation>> = {
  "PUT /prod/user_input": {
    ...everybody,
    does: "Analyses a message, sent as a form, sentence by sentence.",
    answer: Analysis,
    sample: { user_input: ANALYSIS_SAMPLE },
    example: { body: new URLSearchParams({ data: MESSAGE, db_flag: "false" }) },
  },
  "POST /api/callable/callAPI": {
    ...everybody,
    does: "The analysis as a callable, from a form or from JSON.",
    answer: resultOf(Analysis),
    sample: { result: { user_input: ANALYSIS_SAMPLE } },
    example: { body: { data: { data: MESSAGE } } },
  },
  "GET /getEmpathicResponse": {
    ...everybody,
    does: "A short reflection on what somebody may feel and need, as HTML. Where the text is not in English, a paragraph of the class english-only says so.",
    answer: "text/html",
    sample: "<p>Do you feel tired, and is it rest and support that you need?</p>",
    example: { query: "input=I+am+so+tired" },
  },
  "POST /api/empathy/words": {
    ...everybody,
    does: "The feelings and needs that the reflection on a text guesses, and the likeliest after them. Nothing is kept.",
    answer: EmpathyWords,
    example: { body: { input: "I am so tired of doing the dishes alone." } },
  },
};
