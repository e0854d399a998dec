import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

/** Whose answers to which scenario: the group by its id. */
export interface Place {
  readonly group: string;
  readonly scenario: string;
}

export const placesQuery = queryOptions({
  queryKey: ["answers", "places"] as const,
  queryFn: async () => (await parseResponse(api.api.admin.answers.$get())).places,
});

export const answersQuery = ({ group, scenario }: Place) =>
  infiniteQueryOptions({
    queryKey: ["answers", group, scenario] as const,
    queryFn: ({ pageParam }) =>
      parseResponse(
        api.api.groups[":groupName"][":parentDoc"].$get({
          param: { groupName: group, parentDoc: scenario },
          query: pageParam ? { cursor: pageParam } : {},
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

/** Where the answers come as a file. */
export const fileOf = ({ group, scenario }: Place) =>
  `/api/admin/answers/${encodeURIComponent(group)}/${encodeURIComponent(scenario)}/answers.csv`;
