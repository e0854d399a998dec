import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { NewsletterPage } from "../features/newsletter/newsletter-page.tsx";

export const Route = createFileRoute("/_member/admin/newsletter")({
  component: () => (
    <AdminDesk title="Newsletter" lead="Who asked for the newsletter. Take off the list whoever asks you to.">
      <NewsletterPage />
    </AdminDesk>
  ),
});
