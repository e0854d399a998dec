import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

/** How far back the desk looks. */
export const USAGE_DAYS = 30;

export const usageQuery = (days: number) =>
  queryOptions({
    queryKey: ["admin", "usage", days] as const,
    queryFn: () => parseResponse(api.api.admin.reports.usage.$get({ query: { days: `${days}` } })),
  });
