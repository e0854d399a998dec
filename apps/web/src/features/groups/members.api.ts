import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { refreshSession } from "../../lib/session.ts";
import { groupsQuery } from "./groups.api.ts";

const members = api.api.admin.members;
const memberKeys = { all: ["members"] as const };

/** Whom the list shows: by words, and those of one group or of `none`. */
export interface MemberFilter {
  readonly search: string;
  readonly group?: string | undefined;
}

export const membersQuery = ({ search, group }: MemberFilter) =>
  infiniteQueryOptions({
    queryKey: [...memberKeys.all, search, group] as const,
    queryFn: ({ pageParam: cursor }) =>
      parseResponse(
        members.$get({ query: { ...(search && { search }), ...(group && { group }), ...(cursor && { cursor }) } }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

interface Move {
  readonly id: string;
  readonly groupId: string | null;
}

export const moveMemberMutation = mutationOptions({
  mutationFn: ({ id, groupId }: Move) => members[":id"].group.$put({ param: { id }, json: { groupId } }),
  onSettled: (_done, _error, _input, _result, { client }) =>
    Promise.all([
      // It may be oneself.
      refreshSession(client),
      client.invalidateQueries({ queryKey: memberKeys.all }),
      client.invalidateQueries({ queryKey: groupsQuery.queryKey }),
    ]),
});

export const deleteMemberMutation = mutationOptions({
  mutationFn: (id: string) => members[":id"].$delete({ param: { id } }),
  onSettled: (_done, _error, _input, _result, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: memberKeys.all }),
      client.invalidateQueries({ queryKey: groupsQuery.queryKey }),
    ]),
});
