import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { SaveGroup, UpdateGroup } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { refreshSession } from "../../lib/session.ts";

/** All groups with their seats; for admins. */
export const groupsQuery = queryOptions({
  queryKey: ["groups"] as const,
  queryFn: () => parseResponse(api.api.admin.groups.$get()),
});

export const saveGroupMutation = mutationOptions({
  mutationFn: (input: SaveGroup) => parseResponse(api.api.admin.groups.$post({ json: input })),
  onSuccess: (_group, _input, _result, { client }) => client.invalidateQueries({ queryKey: groupsQuery.queryKey }),
});

interface GroupChange {
  readonly id: string;
  readonly change: UpdateGroup;
}

export const updateGroupMutation = mutationOptions({
  mutationFn: ({ id, change }: GroupChange) =>
    parseResponse(api.api.admin.groups[":id"].$patch({ param: { id }, json: change })),
  onSuccess: (_group, _input, _result, { client }) =>
    Promise.all([
      // It may be one's own, by another name now.
      refreshSession(client),
      client.invalidateQueries({ queryKey: groupsQuery.queryKey }),
    ]),
});

export const deleteGroupMutation = mutationOptions({
  mutationFn: (id: string) => api.api.admin.groups[":id"].$delete({ param: { id } }),
  onSettled: (_done, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: groupsQuery.queryKey }),
});

export const rosterQuery = (code: string) =>
  queryOptions({
    queryKey: [...groupsQuery.queryKey, "roster", code] as const,
    queryFn: () => parseResponse(api.api.admin.reports.roster.$get({ query: { code } })),
  });
