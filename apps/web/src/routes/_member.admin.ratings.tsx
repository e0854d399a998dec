import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { RatingsPage } from "../features/ratings/ratings-page.tsx";

export const Route = createFileRoute("/_member/admin/ratings")({
  component: () => (
    <AdminDesk title="Ratings" lead="What people think of the comments. Who it was does not show.">
      <RatingsPage />
    </AdminDesk>
  ),
});
