import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CreateQuizResult } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

/** So many of one's latest rounds are in the plot. */
export const ROUNDS_SHOWN = 20;

const quizKeys = { results: ["quiz-results"] as const };

export const quizResultsQuery = queryOptions({
  queryKey: quizKeys.results,
  queryFn: () => parseResponse(api.api["quiz-results"].$get({ query: { limit: `${ROUNDS_SHOWN}` } })),
});

export const createQuizResultMutation = mutationOptions({
  mutationFn: (input: CreateQuizResult) => parseResponse(api.api["quiz-results"].$post({ json: input })),
  onSuccess: (_result, _input, _before, { client }) => client.invalidateQueries({ queryKey: quizKeys.results }),
});
