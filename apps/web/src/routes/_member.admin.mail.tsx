import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { MailsPage } from "../features/mails/mails-page.tsx";

export const Route = createFileRoute("/_member/admin/mail")({
  component: () => (
    <AdminDesk title="Mail" lead="The outbox: what Wellput wants to send, and what became of it.">
      <MailsPage />
    </AdminDesk>
  ),
});
