import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { StudiesPage } from "../features/studies/studies-page.tsx";

export const Route = createFileRoute("/_member/admin/courses/")({
  component: () => (
    <AdminDesk
      title="Courses and studies"
      lead="How far people came, by the user id in their link, and what they left there. Texts that show somebody at risk are never among it. A study begins as a course: make its pages, then make it a study here."
    >
      <StudiesPage />
    </AdminDesk>
  ),
});
