import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ConcernNoun, CreateConcern } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { deskKeys } from "../../nouns/desk.ts";

const concerns = api.api.admin.concerns;

export const concernsQuery = queryOptions({
  queryKey: [...deskKeys.all, "concerns"] as const,
  queryFn: () => parseResponse(concerns.$get()),
});

export const createConcernMutation = mutationOptions({
  mutationFn: (json: CreateConcern) => api.api.concerns.$post({ json }),
});

interface Concerned {
  readonly noun: ConcernNoun;
  readonly id: string;
}

export const keepMutation = mutationOptions({
  mutationFn: ({ noun, id, latest }: Concerned & { readonly latest: string }) =>
    concerns[":noun"][":id"].keep.$post({ param: { noun, id }, json: { latest } }),
  onSettled: (_done, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: deskKeys.all }),
});

export const takeDownMutation = mutationOptions({
  mutationFn: ({ noun, id, reason }: Concerned & { readonly reason: string }) =>
    concerns[":noun"][":id"]["take-down"].$post({ param: { noun, id }, json: { reason } }),
  onSettled: (_done, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: deskKeys.all }),
});
