import { createFileRoute } from "@tanstack/react-router";
import { InstantEmpathyPage } from "../features/empathy/instant-empathy-page.tsx";

interface Search {
  readonly recordAttempt?: "true";
  readonly groups?: string;
}

export const Route = createFileRoute("/instantempathy")({
  validateSearch: ({ recordAttempt, groups }: Record<string, unknown>): Search => ({
    ...(recordAttempt === "true" && { recordAttempt }),
    ...(typeof groups === "string" && { groups: groups.slice(0, 500) }),
  }),
  component: () => {
    const { recordAttempt, groups } = Route.useSearch();
    return <InstantEmpathyPage isRecorded={recordAttempt === "true"} groups={groups} />;
  },
});
