import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { LIVE_KEYS } from "../../lib/live-keys.ts";

export const responseEntriesQuery = infiniteQueryOptions({
  // Under the noun's key: what comes or goes elsewhere shows here too.
  queryKey: [...LIVE_KEYS.response, "entries"] as const,
  queryFn: ({ pageParam }) =>
    parseResponse(api.api.admin.responses.$get({ query: pageParam ? { cursor: pageParam } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});

export const deleteEntryMutation = mutationOptions({
  mutationFn: (id: string) => api.api.responses[":id"].$delete({ param: { id } }),
  onSuccess: (_done, _id, _result, { client }) => client.invalidateQueries({ queryKey: LIVE_KEYS.response }),
});
