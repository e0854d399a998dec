import { queryOptions, useQuery } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "./api-client.ts";

/** What the screens need to know of this installation: contact, links, providers. */
export const siteQuery = queryOptions({
  queryKey: ["site"] as const,
  queryFn: () => parseResponse(api.api.site.$get()),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where the installation's settings point the links to a page of ours; undefined where they lead there. */
export const useElsewhere = (path: string): string | undefined => useQuery(siteQuery).data?.links[path.slice(1)];
