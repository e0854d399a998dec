import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useMatches } from "@tanstack/react-router";
import { Suspense } from "react";
import { BrokenPage } from "../features/shell/broken-page.tsx";
import { useNavigationEffects } from "../features/shell/navigation-effects.ts";
import { Shell } from "../features/shell/shell.tsx";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { PageSkeleton } from "../ui/page-skeleton.tsx";

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ({ error }) => (
    <Shell>
      <BrokenPage error={error} />
    </Shell>
  ),
});

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The page stands alone, without the bars and the foot. */
    readonly isBare?: boolean;
  }
}

function Root() {
  useNavigationEffects();
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) });
  if (isBare) {
    return (
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
    );
  }
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
