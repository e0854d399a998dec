import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Challenge, CreateChallenge, UpdateChallenge } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { createOnce } from "../../lib/create-once.ts";
import { LIVE_KEYS } from "../../lib/live-keys.ts";
import { takesOne, takesPart } from "../../lib/live-rows.ts";
import { isOneOf, type WhichChallenges } from "./which-challenges.ts";

export const challengeKeys = { all: LIVE_KEYS.challenge };

export const challengesQuery = (which: WhichChallenges) =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.all, "list", which] as const,
    queryFn: ({ pageParam: cursor }) =>
      parseResponse(api.api.challenges.$get({ query: { ...which, ...(cursor && { cursor }) } })),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: takesPart<Challenge>((challenge) => isOneOf(which, challenge)),
  });

export const challengeQuery = (id: string) =>
  queryOptions({
    queryKey: [...challengeKeys.all, "one", id] as const,
    queryFn: (): Promise<Challenge> => parseResponse(api.api.challenges[":id"].$get({ param: { id } })),
    meta: takesOne<Challenge>(id),
  });

/** How it goes, as it stands when somebody looks. */
export const challengeProgressQuery = (id: string) =>
  queryOptions({
    queryKey: ["challenge-progress", id] as const,
    queryFn: () => parseResponse(api.api.challenges[":id"].progress.$get({ param: { id } })),
  });

interface SamplesOf {
  readonly challengeId: string;
  readonly index: number;
  readonly attemptId: string | undefined;
}

/** The sample answers of one sentence, for one's own try. */
export const samplesQuery = ({ challengeId, index, attemptId }: SamplesOf) =>
  queryOptions({
    queryKey: ["samples", challengeId, index, attemptId] as const,
    queryFn: () =>
      parseResponse(
        api.api.challenges[":id"][":index"].samples.$get({
          param: { id: challengeId, index: String(index) },
          query: attemptId ? { attempt: attemptId } : {},
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const createChallengeMutation = mutationOptions({
  mutationFn: (input: CreateChallenge) =>
    createOnce(input, (json) => parseResponse(api.api.challenges.$post({ json }))),
  onSuccess: (_challenge, _input, _result, { client }) => client.invalidateQueries({ queryKey: challengeKeys.all }),
});

export const updateChallengeMutation = mutationOptions({
  mutationFn: ({ id, change }: { readonly id: string; readonly change: UpdateChallenge }) =>
    parseResponse(api.api.challenges[":id"].$patch({ param: { id }, json: change })),
  onSuccess: (_challenge, _input, _result, { client }) => client.invalidateQueries({ queryKey: challengeKeys.all }),
});

export const deleteChallengeMutation = mutationOptions({
  mutationFn: (id: string) => api.api.challenges[":id"].$delete({ param: { id } }),
  onSuccess: (_answer, _id, _result, { client }) => client.invalidateQueries({ queryKey: challengeKeys.all }),
});
