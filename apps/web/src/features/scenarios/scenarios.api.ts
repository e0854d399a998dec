import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { NewScenario, Scenario, Theme, UpdateScenario } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { createOnce } from "../../lib/create-once.ts";
import { holdsWords } from "../../lib/find.ts";
import { LIVE_KEYS } from "../../lib/live-keys.ts";
import { takesOne, takesPart } from "../../lib/live-rows.ts";
import { refreshSession } from "../../lib/session.ts";

export const scenarioKeys = { all: LIVE_KEYS.scenario };

interface ListOptions {
  /** Only one's own. */
  readonly isMine?: boolean;
  /** Only those with these words. */
  readonly q?: string | undefined;
  readonly theme?: Theme | undefined;
}

export const scenariosQuery = ({ isMine = false, q, theme }: ListOptions = {}) =>
  infiniteQueryOptions({
    queryKey: [...scenarioKeys.all, "list", { isMine, q, theme }] as const,
    queryFn: ({ pageParam: cursor }) =>
      parseResponse(
        api.api.scenarios.$get({
          query: {
            ...(isMine && { mine: "true" }),
            ...(q && { q }),
            ...(theme && { theme }),
            ...(cursor && { cursor }),
          },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: takesPart<Scenario>(
      (row) =>
        (isMine ? row.mine : row.listed || row.mine) &&
        holdsWords(q, row.title, row.summary) &&
        (!theme || row.themes.includes(theme)),
    ),
  });

export const scenarioQuery = (id: string) =>
  queryOptions({
    queryKey: [...scenarioKeys.all, "one", id] as const,
    queryFn: (): Promise<Scenario> => parseResponse(api.api.scenarios[":id"].$get({ param: { id } })),
    meta: takesOne<Scenario>(id),
  });

export const createScenarioMutation = mutationOptions({
  mutationFn: (input: NewScenario) => createOnce(input, (json) => parseResponse(api.api.scenarios.$post({ json }))),
  onSuccess: (_scenario, _input, _result, { client }) => client.invalidateQueries({ queryKey: scenarioKeys.all }),
});

export const updateScenarioMutation = mutationOptions({
  mutationFn: ({ id, change }: { readonly id: string; readonly change: UpdateScenario }) =>
    parseResponse(api.api.scenarios[":id"].$patch({ param: { id }, json: change })),
  onSuccess: (_scenario, _input, _result, { client }) => client.invalidateQueries({ queryKey: scenarioKeys.all }),
});

export const deleteScenarioMutation = mutationOptions({
  mutationFn: (id: string) => api.api.scenarios[":id"].$delete({ param: { id } }),
  onSuccess: (_answer, _id, _result, { client }) => {
    // Where it was an answer, its scenario is open again.
    void refreshSession(client);
    return client.invalidateQueries({ queryKey: scenarioKeys.all });
  },
});
