import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

export const mailsQuery = infiniteQueryOptions({
  queryKey: ["admin", "mails"] as const,
  queryFn: ({ pageParam }) =>
    parseResponse(api.api.admin.mails.$get({ query: pageParam ? { cursor: pageParam } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});

export const readMailMutation = mutationOptions({
  mutationFn: (id: string) => parseResponse(api.api.admin.mails[":id"].reading.$post({ param: { id } })),
});
