import { createFileRoute } from "@tanstack/react-router";
import { BecomeAdminPage } from "../features/accounts/become-admin-page.tsx";

export const Route = createFileRoute("/_member/becomeadmin")({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search.token === "string" ? { token: search.token } : {},
  component: () => <BecomeAdminPage token={Route.useSearch().token} />,
});
