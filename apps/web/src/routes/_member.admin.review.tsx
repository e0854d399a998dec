import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { ReviewList } from "../features/reviews/review-list.tsx";

export const Route = createFileRoute("/_member/admin/review")({
  component: () => (
    <AdminDesk
      title="Review"
      lead="What members want to make public. Nobody else reads it until you accept it; who wrote it does not show."
    >
      <ReviewList />
    </AdminDesk>
  ),
});
