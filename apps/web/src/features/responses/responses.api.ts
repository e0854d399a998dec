import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ChallengeResponse, CreateResponse } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { createOnce } from "../../lib/create-once.ts";
import { LIVE_KEYS } from "../../lib/live-keys.ts";
import { refreshSession } from "../../lib/session.ts";

export const responseKeys = { all: LIVE_KEYS.response };

export const responsesQuery = infiniteQueryOptions({
  queryKey: [...responseKeys.all, "list"] as const,
  queryFn: ({ pageParam: cursor }) => parseResponse(api.api.responses.$get({ query: cursor ? { cursor } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});

export const responseQuery = (id: string) =>
  queryOptions({
    queryKey: [...responseKeys.all, "one", id] as const,
    queryFn: (): Promise<ChallengeResponse> => parseResponse(api.api.responses[":id"].$get({ param: { id } })),
  });

export const createResponseMutation = mutationOptions({
  mutationFn: (input: CreateResponse) => createOnce(input, (json) => parseResponse(api.api.responses.$post({ json }))),
  onSuccess: (_response, _input, _result, { client }) => {
    // With it a practice scenario is done.
    void refreshSession(client);
    return client.invalidateQueries({ queryKey: responseKeys.all });
  },
});

export const deleteResponseMutation = mutationOptions({
  mutationFn: (id: string) => api.api.responses[":id"].$delete({ param: { id } }),
  onSuccess: (_answer, id, _result, { client }) => {
    void refreshSession(client);
    client.removeQueries({ queryKey: responseQuery(id).queryKey });
    return client.invalidateQueries({ queryKey: responseKeys.all });
  },
});
