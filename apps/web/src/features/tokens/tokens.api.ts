import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CreateToken } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

export const tokensQuery = queryOptions({
  queryKey: ["tokens"],
  queryFn: () => parseResponse(api.api.me.tokens.$get()),
});

export const createTokenMutation = mutationOptions({
  mutationFn: (input: CreateToken) => parseResponse(api.api.me.tokens.$post({ json: input })),
  // The secret is in the answer: it leaves the memory with the page.
  gcTime: 0,
  // It may be there though its answer was lost.
  onSettled: (_made, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
});

export const revokeTokenMutation = mutationOptions({
  mutationFn: (id: string) => api.api.me.tokens[":id"].$delete({ param: { id } }),
  onSuccess: (_done, _id, _result, { client }) => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
});
