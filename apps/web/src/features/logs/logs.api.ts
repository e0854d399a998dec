import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CreateLog, Log, Page, UpdateLog } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { createOnce } from "../../lib/create-once.ts";
import { LIVE_KEYS } from "../../lib/live-keys.ts";
import { takesOne, takesPart } from "../../lib/live-rows.ts";

export const logKeys = { all: LIVE_KEYS.log };
const everyRow = takesPart<Log>(() => true);

export const logsQuery = infiniteQueryOptions({
  queryKey: [...logKeys.all, "list"] as const,
  queryFn: ({ pageParam: cursor }) => parseResponse(api.api.logs.$get({ query: cursor ? { cursor } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
  meta: everyRow,
});

/** A year of daily logs, and some more. */
const PAGES_AT_ONCE = 4;

/** One's latest logs all at once, newest first, for pictures of them; as pages, so that a change takes its place. */
export const latestLogsQuery = queryOptions({
  queryKey: [...logKeys.all, "latest"] as const,
  queryFn: async (): Promise<{ pages: Page<Log>[] }> => {
    const items: Log[] = [];
    let next: string | null = "";
    for (let page = 0; page < PAGES_AT_ONCE && next !== null; page += 1) {
      const query: { limit: string; cursor?: string } = { limit: "100", ...(next && { cursor: next }) };
      const answer: Page<Log> = await parseResponse(api.api.logs.$get({ query }));
      items.push(...answer.items);
      next = answer.next;
    }
    return { pages: [{ items, next: null }] };
  },
  meta: everyRow,
});

export const logQuery = (id: string) =>
  queryOptions({
    queryKey: [...logKeys.all, "one", id] as const,
    queryFn: (): Promise<Log> => parseResponse(api.api.logs[":id"].$get({ param: { id } })),
    meta: takesOne<Log>(id),
  });

export const createLogMutation = mutationOptions({
  mutationFn: (input: CreateLog) => createOnce(input, (json) => parseResponse(api.api.logs.$post({ json }))),
  onSuccess: (_log, _input, _result, { client }) => client.invalidateQueries({ queryKey: logKeys.all }),
});

export const updateLogMutation = mutationOptions({
  mutationFn: ({ id, change }: { readonly id: string; readonly change: UpdateLog }): Promise<Log> =>
    parseResponse(api.api.logs[":id"].$patch({ param: { id }, json: change })),
  onSuccess: (_log, _input, _result, { client }) => client.invalidateQueries({ queryKey: logKeys.all }),
});

export const deleteLogMutation = mutationOptions({
  mutationFn: (id: string) => api.api.logs[":id"].$delete({ param: { id } }),
  onSuccess: (_answer, id, _result, { client }) => {
    client.removeQueries({ queryKey: logQuery(id).queryKey });
    return client.invalidateQueries({ queryKey: logKeys.all });
  },
});
