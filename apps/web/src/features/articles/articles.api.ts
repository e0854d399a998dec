import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Article, CreateArticle, NextArticle, UpdateArticle } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { LIVE_KEYS } from "../../lib/live-keys.ts";
import { isSameHtml } from "./read-html.ts";

export const articleKeys = { all: LIVE_KEYS.article };

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

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleKeys.all, "one", id] as const,
    queryFn: (): Promise<Article> => parseResponse(api.api.articles[":id"].$get({ param: { id } })),
  });

export const nextArticleQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleKeys.all, "next", id] as const,
    queryFn: (): Promise<NextArticle> => parseResponse(api.api.articles[":id"].next.$get({ param: { id } })),
  });

/**
 * A repeated save answers what was stored first. Where that is not what was sent, this text becomes an article of its
 * own: nothing is ever written over.
 */
async function createArticle(json: CreateArticle): Promise<Article> {
  const answer = await api.api.articles.$post({ json });
  const stored = await parseResponse(answer);
  const isSame =
    answer.status === 201 || (stored.title === json.title.trim() && isSameHtml(stored.mainText, json.mainText));
  return isSame ? stored : parseResponse(api.api.articles.$post({ json: { ...json, id: crypto.randomUUID() } }));
}

export const createArticleMutation = mutationOptions({
  mutationFn: createArticle,
  onSuccess: (_article, _input, _result, { client }) => client.invalidateQueries({ queryKey: articleKeys.all }),
});

export const updateArticleMutation = mutationOptions({
  mutationFn: ({ id, change }: { readonly id: string; readonly change: UpdateArticle }): Promise<Article> =>
    parseResponse(api.api.articles[":id"].$patch({ param: { id }, json: change })),
  onSuccess: (_article, _input, _result, { client }) => client.invalidateQueries({ queryKey: articleKeys.all }),
});

export const deleteArticleMutation = mutationOptions({
  mutationFn: (id: string) => api.api.articles[":id"].$delete({ param: { id } }),
  onSuccess: (_answer, id, _result, { client }) => {
    client.removeQueries({ queryKey: articleQuery(id).queryKey });
    return client.invalidateQueries({ queryKey: articleKeys.all });
  },
});
