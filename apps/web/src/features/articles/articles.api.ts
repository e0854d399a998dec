import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Article } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

export const articleKeys = { all: ["articles"] as const };

interface ListOptions {
  /** Only one's own. */
  readonly isMine?: boolean;
}

export const articlesQuery = ({ isMine = false }: ListOptions = {}) =>
  infiniteQueryOptions({
    queryKey: [...articleKeys.all, "list", { isMine }] as const,
    queryFn: ({ pageParam: cursor }) =>
      parseResponse(api.api.articles.$get({ query: { ...(isMine && { mine: "true" }), ...(cursor && { cursor }) } })),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

export const deleteArticleMutation = mutationOptions({
  mutationFn: (id: string) => api.api.articles[":id"].$delete({ param: { id } }),
  onSuccess: (_answer, _id, _result, { client }) => client.invalidateQueries({ queryKey: articleKeys.all }),
});

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleKeys.all, "one", id] as const,
    queryFn: (): Promise<Article> => parseResponse(api.api.articles[":id"].$get({ param: { id } })),
  });
