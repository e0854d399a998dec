import { createFileRoute, useLocation } from "@tanstack/react-router";
import { BecomeAdminPage } from "../features/admin/become-admin-page.tsx";
import { FirstAccountPage } from "../features/sign-up/first-account-page.tsx";
import { Gates } from "../features/sign-up/gates.tsx";
import { useMe } from "../lib/session.ts";

/** Where the link of the first start leads: who has no account yet makes one here, and goes on. */
export const Route = createFileRoute("/becomeadmin")({
  validateSearch: (search: Record<string, unknown>): { token?: string; code?: string } => ({
    ...(typeof search.token === "string" && { token: search.token }),
    // A code of digits alone is read as a number.
    ...((typeof search.code === "string" || typeof search.code === "number") && { code: `${search.code}` }),
  }),
  component: BecomeAdminRoute,
});

function BecomeAdminRoute() {
  const { token, code } = Route.useSearch();
  const here = useLocation({ select: ({ href }) => href });
  if (!useMe()) return <FirstAccountPage next={here} code={code} />;
  return (
    <Gates>
      <BecomeAdminPage token={token} />
    </Gates>
  );
}
