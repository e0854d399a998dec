import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { Me, Session } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "./api-client.ts";
import { takeAnswer } from "./take-answer.ts";

export const sessionQuery = queryOptions({
  queryKey: ["session"] as const,
  queryFn: (): Promise<Session> => parseResponse(api.api.session.$get()),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: true,
});

/** Asks anew who is signed in, and what they have done. */
export const refreshSession = (client: QueryClient): Promise<void> => client.invalidateQueries(sessionQuery);

/** The person who is signed in, or null; every page is shown only once this is known. */
export function useMe(): Me | null {
  return useQuery(sessionQuery).data?.me ?? null;
}

/** Remembers a changed profile at once. */
export function rememberMe(client: QueryClient, me: Me | null): void {
  takeAnswer(client, sessionQuery.queryKey, { me });
}
