import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";

/** How one's own practice goes, by days of this device's clock. */
export const progressQuery = queryOptions({
  queryKey: ["attempts", "progress"] as const,
  queryFn: () =>
    parseResponse(api.api.me.progress.$get({ query: { utcOffset: `${-new Date().getTimezoneOffset()}` } })),
  staleTime: 0,
});

/** What the codes are called, fetched with the first that is shown. */
export const codeNamesQuery = queryOptions({
  queryKey: ["code-names"] as const,
  queryFn: async () => {
    const { hints } = await import("@wellput/content");
    return new Map<string, string>(Object.entries(hints).map(([code, { name }]) => [code, name]));
  },
  staleTime: Number.POSITIVE_INFINITY,
});
