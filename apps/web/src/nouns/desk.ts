import { queryOptions, useQuery } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { api } from "../lib/api-client.ts";
import { LIVE_KEYS } from "../lib/live-keys.ts";
import { useMe } from "../lib/session.ts";

export const deskKeys = { all: LIVE_KEYS.desk };

const deskQuery = queryOptions({
  queryKey: [...deskKeys.all, "counts"] as const,
  queryFn: () => parseResponse(api.api.admin.desk.$get()),
});

/** How much waits on the admins' desk, by drawer; nothing while that is not known, and for anybody else. */
export function useDesk() {
  const isAdmin = useMe()?.isAdmin ?? false;
  return useQuery({ ...deskQuery, enabled: isAdmin }).data;
}

/** All of it. */
export function useWaiting(): number {
  return Object.values(useDesk() ?? {}).reduce((sum, count) => sum + count, 0);
}
