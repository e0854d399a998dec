import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { USAGE_DAYS } from "../features/usage/usage.api.ts";
import { UsagePage } from "../features/usage/usage-page.tsx";

export const Route = createFileRoute("/_member/admin/usage")({
  component: () => (
    <AdminDesk title="Usage" lead={`The last ${USAGE_DAYS} days, by UTC. Counts only: never what anybody wrote.`}>
      <UsagePage />
    </AdminDesk>
  ),
});
