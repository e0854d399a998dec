import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CreateWorkshop, EditWorkshop, SteerWorkshop, WorkshopDesk } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { LIVE_KEYS } from "../../lib/live-keys.ts";
import { takeAnswer } from "../../lib/take-answer.ts";

const workshopKeys = { all: LIVE_KEYS.workshop };
/** Who is writing changes with time alone too. */
const LOOK_AGAIN_MS = 5000;

export const workshopsQuery = infiniteQueryOptions({
  queryKey: [...workshopKeys.all, "list"] as const,
  queryFn: ({ pageParam: cursor }) => parseResponse(api.api.workshops.$get({ query: { ...(cursor && { cursor }) } })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});

/** A workshop as its trainer steers it. */
export const deskQuery = (id: string) =>
  queryOptions({
    queryKey: [...workshopKeys.all, "desk", id] as const,
    queryFn: (): Promise<WorkshopDesk> => parseResponse(api.api.workshops[":id"].$get({ param: { id } })),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const createWorkshopMutation = mutationOptions({
  mutationFn: (json: CreateWorkshop) => parseResponse(api.api.workshops.$post({ json })),
  onSuccess: (_workshop, _input, _result, { client }) => client.invalidateQueries({ queryKey: workshopKeys.all }),
});

export const editWorkshopMutation = (id: string) =>
  mutationOptions({
    mutationFn: (json: EditWorkshop): Promise<WorkshopDesk> =>
      parseResponse(api.api.workshops[":id"].$put({ param: { id }, json })),
    onSuccess: (desk, _input, _result, { client }) => takeAnswer(client, deskQuery(id).queryKey, desk),
  });

/** What was asked and answered in a workshop. */
export const resultsQuery = (id: string) =>
  queryOptions({
    queryKey: [...workshopKeys.all, "results", id] as const,
    queryFn: () => parseResponse(api.api.workshops[":id"].results.$get({ param: { id } })),
  });

export const steerMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...workshopKeys.all, "steer", id],
    // One after the other: the last key that was pressed is what stands.
    scope: { id: `workshop ${id}` },
    mutationFn: (json: SteerWorkshop): Promise<WorkshopDesk> =>
      parseResponse(api.api.workshops[":id"].$patch({ param: { id }, json })),
    onSuccess: (desk, _act, _result, { client }) => takeAnswer(client, deskQuery(id).queryKey, desk),
  });

export const deleteWorkshopMutation = mutationOptions({
  mutationFn: (id: string) => api.api.workshops[":id"].$delete({ param: { id } }),
  onSuccess: (_answer, id, _result, { client }) => {
    client.removeQueries({ queryKey: deskQuery(id).queryKey });
    return client.invalidateQueries({ queryKey: workshopKeys.all });
  },
});
