import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "../features/sign-in/reset-password-page.tsx";

export const Route = createFileRoute("/resetpassword")({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search.token === "string" ? { token: search.token } : {},
  component: () => <ResetPasswordPage token={Route.useSearch().token} />,
});
