import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Gates } from "../features/sign-up/gates.tsx";
import { sessionQuery } from "../lib/session.ts";

const FirstTry = lazy(async () => ({
  default: (await import("../features/feedback/first-try/first-try.tsx")).FirstTry,
}));

/** Pages of somebody who is signed in: a visitor goes to the sign-in page and comes back after it. */
export const Route = createFileRoute("/_member")({
  beforeLoad: ({ context, location }) => {
    if (context.queryClient.getQueryData(sessionQuery.queryKey)?.me) return;
    throw redirect({ to: "/signin", search: location.href === "/" ? {} : { next: location.href } });
  },
  component: () => (
    <Gates
      renderFirstTry={(onClose) => (
        <Suspense>
          <FirstTry onClose={onClose} />
        </Suspense>
      )}
    >
      <Outlet />
    </Gates>
  ),
});
