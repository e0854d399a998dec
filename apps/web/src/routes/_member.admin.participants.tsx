import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { ParticipantsPage } from "../features/participants/participants-page.tsx";

export const Route = createFileRoute("/_member/admin/participants")({
  component: () => (
    <AdminDesk
      title="Participants"
      lead="People who came by a link with a user id, each counted once. Their texts do not show here."
    >
      <ParticipantsPage />
    </AdminDesk>
  ),
});
