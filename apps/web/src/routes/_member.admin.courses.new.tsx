import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { NewCourse } from "../features/course-builder/builder-page.tsx";
import { useBuilderSlots } from "./-builder-slots.tsx";

export const Route = createFileRoute("/_member/admin/courses/new")({
  component: () => (
    <AdminDesk title="Make a course" lead="What you write is kept on this device until you save it.">
      <Builder />
    </AdminDesk>
  ),
});

function Builder() {
  return <NewCourse {...useBuilderSlots()} />;
}
