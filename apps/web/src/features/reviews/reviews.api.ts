import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { AcceptReview, DeclineReview, ReviewNoun, WaitingItem } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { deskKeys } from "../../nouns/desk.ts";

const reviews = api.api.admin.reviews;

export const waitingQuery = queryOptions({
  queryKey: [...deskKeys.all, "reviews"] as const,
  queryFn: () => parseResponse(reviews.$get()),
});

/** One in full. It is not asked for again behind the reader's back: what they decide about is what they have read. */
export const versionQuery = ({ noun, id, waitingSince }: WaitingItem) =>
  queryOptions({
    queryKey: ["review", noun, id, waitingSince] as const,
    queryFn: () => parseResponse(reviews[":noun"][":id"].$get({ param: { noun, id } })),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface Decide<Input> {
  readonly noun: ReviewNoun;
  readonly id: string;
  readonly json: Input;
}

export const acceptMutation = mutationOptions({
  mutationFn: ({ noun, id, json }: Decide<AcceptReview>) =>
    reviews[":noun"][":id"].accept.$post({ param: { noun, id }, json }),
  onSettled: (_done, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: deskKeys.all }),
});

export const declineMutation = mutationOptions({
  mutationFn: ({ noun, id, json }: Decide<DeclineReview>) =>
    reviews[":noun"][":id"].decline.$post({ param: { noun, id }, json }),
  onSettled: (_done, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: deskKeys.all }),
});
