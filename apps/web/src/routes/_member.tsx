import { createFileRoute, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Gates } from "../features/sign-up/gates.tsx";
import { requireSession } from "./-require-session.ts";

const FirstTry = lazy(async () => ({
  default: (await import("../features/feedback/first-try/first-try.tsx")).FirstTry,
}));

/** Pages of somebody who is signed in, behind the gates. */
export const Route = createFileRoute("/_member")({
  beforeLoad: requireSession,
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
