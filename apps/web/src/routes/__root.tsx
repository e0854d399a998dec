import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { BrokenPage } from "../features/shell/broken-page.tsx";
import { useNavigationEffects } from "../features/shell/navigation-effects.ts";
import { Shell } from "../features/shell/shell.tsx";
import { NotFoundPage } from "../ui/not-found-page.tsx";

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

function Root() {
  useNavigationEffects();
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
