import type { QueryClient } from "@tanstack/react-query";
import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { sessionQuery } from "../lib/session.ts";

interface Entry {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: ParsedLocation;
}

/** Lets in whoever is signed in: a visitor goes to the sign-in page and comes back after it. */
export function requireSession({ context, location }: Entry): void {
  if (context.queryClient.getQueryData(sessionQuery.queryKey)?.me) return;
  throw redirect({ to: "/signin", search: location.href === "/" ? {} : { next: location.href } });
}
