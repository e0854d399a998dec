import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Article } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

export const articleKeys = { all: ["articles"] as const };

export const articlesQuery = infiniteQueryOptions({
  queryKey: [...articleKeys.all, "list"] as const,
  queryFn: ({ pageParam: cursor }) => parseResponse(api.api.articles.$get({ query: cursor ? { cursor } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleKeys.all, "one", id] as const,
    queryFn: (): Promise<Article> => parseResponse(api.api.articles[":id"].$get({ param: { id } })),
  });
