import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { ResponseEntries } from "../features/responses/response-entries.tsx";

export const Route = createFileRoute("/_member/admin/responses")({
  component: () => (
    <AdminDesk
      title="Responses"
      lead="Answers that people submitted to practice scenarios, newest first. What they say, and whose they are, does not show. You can remove one, unread."
    >
      <ResponseEntries />
    </AdminDesk>
  ),
});
