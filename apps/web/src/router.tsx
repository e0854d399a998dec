import { createRouter } from "@tanstack/react-router";
import { queryClient } from "./query-client.ts";
import { routeTree } from "./routeTree.gen.ts";
import { PageSkeleton } from "./ui/page-skeleton.tsx";

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultPendingComponent: () => <PageSkeleton />,
  // Plain query strings: a token of digits stays text, and addresses read as people write them.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined);
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  },
});

/** Fetches the parts of the page that was asked for, while it is still unknown who asks. */
export async function fetchPageParts(): Promise<void> {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  await Promise.all(matchedRoutes.map((route) => router.loadRouteChunk(route)));
}

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
