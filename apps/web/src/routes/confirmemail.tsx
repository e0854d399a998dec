import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailPage } from "../features/account/confirm-email-page.tsx";

export const Route = createFileRoute("/confirmemail")({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search.token === "string" ? { token: search.token } : {},
  component: () => <ConfirmEmailPage token={Route.useSearch().token} />,
});
