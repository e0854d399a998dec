import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./lib/api-error.ts";
import { rememberMe, sessionQuery } from "./lib/session.ts";

const RETRIES = 2;

/** The milliseconds after which a server that mends itself wants to be asked again. */
function pauseAfter(problem: unknown): number | undefined {
  if (!(problem instanceof ApiError) || problem.retryAfterS === undefined) return undefined;
  return problem.code === "DATABASE_AWAY" || problem.code === "SHUTTING_DOWN" ? problem.retryAfterS * 1000 : undefined;
}

/** A read is tried again where it may go through. */
const mayMend = (problem: unknown): boolean =>
  !(problem instanceof ApiError) || problem.code === "NETWORK" || pauseAfter(problem) !== undefined;

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
      retry: (count, problem) => count < RETRIES && mayMend(problem),
      retryDelay: (count, problem) => pauseAfter(problem) ?? Math.min(1000 * 2 ** count, 30_000),
      // Who sees that it cannot be read just now need not press anything: it comes as soon as it can.
      refetchInterval: ({ state }) => pauseAfter(state.error) ?? false,
    },
    // Without a network a save fails at once and says so, instead of waiting unseen.
    mutations: { networkMode: "always" },
  },
});
