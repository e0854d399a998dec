import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CreateLog, Log } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { createOnce } from "../../lib/create-once.ts";

export const logKeys = { all: ["logs"] as const };

export const logsQuery = infiniteQueryOptions({
  queryKey: [...logKeys.all, "list"] as const,
  queryFn: ({ pageParam: cursor }) => parseResponse(api.api.logs.$get({ query: cursor ? { cursor } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});

export const logQuery = (id: string) =>
  queryOptions({
    queryKey: [...logKeys.all, "one", id] as const,
    queryFn: (): Promise<Log> => parseResponse(api.api.logs[":id"].$get({ param: { id } })),
  });

export const createLogMutation = mutationOptions({
  mutationFn: (input: CreateLog) => createOnce(input, (json) => parseResponse(api.api.logs.$post({ json }))),
  onSuccess: (_log, _input, _result, { client }) => client.invalidateQueries({ queryKey: logKeys.all }),
});

export const deleteLogMutation = mutationOptions({
  mutationFn: (id: string) => api.api.logs[":id"].$delete({ param: { id } }),
  onSuccess: (_answer, id, _result, { client }) => {
    client.removeQueries({ queryKey: logQuery(id).queryKey });
    return client.invalidateQueries({ queryKey: logKeys.all });
  },
});
