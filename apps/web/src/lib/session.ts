import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { Me, Session } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "./api-client.ts";
import { keepsPage } from "./page-owner.ts";
import { takeAnswer } from "./take-answer.ts";

async function readSession(): Promise<Session> {
  const session = await parseResponse(api.api.session.$get());
  // The page goes before it shows anything of somebody else.
  return keepsPage(session.me) ? session : new Promise<never>(() => {});
}

export const sessionQuery = queryOptions({
  queryKey: ["session"] as const,
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
  // It may be another one by now.
  refetchOnWindowFocus: "always",
});

/** Asks anew who is signed in, and what they have done. */
export const refreshSession = (client: QueryClient): Promise<void> => client.invalidateQueries(sessionQuery);

/** The person who is signed in, or null; every page is shown only once this is known. */
export function useMe(): Me | null {
  return useQuery(sessionQuery).data?.me ?? null;
}

/** Remembers a changed profile at once. */
export function rememberMe(client: QueryClient, me: Me | null): void {
  if (!keepsPage(me)) return;
  takeAnswer(client, sessionQuery.queryKey, { me });
}
