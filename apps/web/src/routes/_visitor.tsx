import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { ownPath } from "@wellput/contract/own-path";
import { sessionQuery } from "../lib/session.ts";

/** Sign-in pages: somebody who is signed in already goes where they wanted to go. */
export const Route = createFileRoute("/_visitor")({
  validateSearch: (search: Record<string, unknown>): { next?: string; code?: string; problem?: string } => ({
    ...(typeof search.next === "string" && { next: search.next }),
    ...(typeof search.problem === "string" && { problem: search.problem }),
    // A code of digits alone is read as a number.
    ...((typeof search.code === "string" || typeof search.code === "number") && { code: `${search.code}` }),
  }),
  beforeLoad: ({ context, search }) => {
    if (!context.queryClient.getQueryData(sessionQuery.queryKey)?.me) return;
    throw redirect({ href: ownPath(search.next), replace: true });
  },
  component: Outlet,
});
