import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { SaveGroup } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

/** All groups with their seats; for admins. */
export const groupsQuery = queryOptions({
  queryKey: ["groups"] as const,
  queryFn: () => parseResponse(api.api.admin.groups.$get()),
});

export const saveGroupMutation = mutationOptions({
  mutationFn: (input: SaveGroup) => parseResponse(api.api.admin.groups.$post({ json: input })),
  onSuccess: (_group, _input, _result, { client }) => client.invalidateQueries({ queryKey: groupsQuery.queryKey }),
});

export const rosterQuery = (code: string) =>
  queryOptions({
    queryKey: [...groupsQuery.queryKey, "roster", code] as const,
    queryFn: () => parseResponse(api.api.admin.reports.roster.$get({ query: { code } })),
  });
