import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../lib/api-client.ts";

/** What the screens need to know of this installation: contact, links, providers. */
export const siteQuery = queryOptions({
  queryKey: ["site"] as const,
  queryFn: () => parseResponse(api.api.site.$get()),
  staleTime: Number.POSITIVE_INFINITY,
});
