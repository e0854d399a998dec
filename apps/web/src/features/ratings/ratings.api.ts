import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

export const opinionsQuery = queryOptions({
  queryKey: ["admin", "opinions"] as const,
  queryFn: () => parseResponse(api.api.admin.reports.opinions.$get()),
});

export const ratingsQuery = (kind: "disagreements" | "general") =>
  infiniteQueryOptions({
    queryKey: ["admin", "ratings", kind] as const,
    queryFn: ({ pageParam }) =>
      parseResponse(api.api.admin.reports.ratings.$get({ query: { kind, ...(pageParam && { cursor: pageParam }) } })),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

export const markCandidateMutation = mutationOptions({
  mutationFn: ({ id, isCandidate }: { readonly id: string; readonly isCandidate: boolean }) =>
    api.api.admin.reports.ratings[":id"].candidate.$put({ param: { id }, json: { isCandidate } }),
  onSuccess: (_done, _input, _result, { client }) => client.invalidateQueries({ queryKey: ["admin", "ratings"] }),
});

export const deleteLetterMutation = mutationOptions({
  mutationFn: (id: string) => api.api.admin.reports.ratings[":id"].$delete({ param: { id } }),
  onSuccess: (_done, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: ratingsQuery("general").queryKey }),
});

export const appendsQuery = infiniteQueryOptions({
  queryKey: ["admin", "appends"] as const,
  queryFn: ({ pageParam }) => parseResponse(api.api.appends.$get({ query: pageParam ? { cursor: pageParam } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});
