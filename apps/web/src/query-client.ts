import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./lib/api-error.ts";
import { rememberMe, sessionQuery } from "./lib/session.ts";

const RETRIES = 2;

/** An ended session is noticed by whichever call meets it first; the router then leads to the sign-in page. */
function noticeEndedSession(problem: unknown): void {
  const isEnded = problem instanceof ApiError && problem.code === "NOT_SIGNED_IN";
  if (isEnded && queryClient.getQueryData(sessionQuery.queryKey)?.me) rememberMe(queryClient, null);
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndedSession }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: {
    queries: {
      networkMode: "always",
      staleTime: 10_000,
      retry: (count, problem) => count < RETRIES && !(problem instanceof ApiError && problem.code !== "NETWORK"),
    },
    // Without a network a save fails at once and says so, instead of waiting unseen.
    mutations: { networkMode: "always" },
  },
});
