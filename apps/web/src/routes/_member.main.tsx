import { createFileRoute, redirect } from "@tanstack/react-router";

/** The old address of the home page. */
export const Route = createFileRoute("/_member/main")({
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});
