import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

export const subscribersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["admin", "newsletter", search] as const,
    queryFn: ({ pageParam }) =>
      parseResponse(api.api.admin.newsletter.$get({ query: { search, ...(pageParam && { cursor: pageParam }) } })),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

export const removeSubscriberMutation = mutationOptions({
  mutationFn: (id: string) => api.api.admin.newsletter[":id"].$delete({ param: { id } }),
  onSettled: (_done, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: ["admin", "newsletter"] }),
});
