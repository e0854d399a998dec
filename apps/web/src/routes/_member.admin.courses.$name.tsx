import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { CourseToEdit } from "../features/course-builder/builder-page.tsx";
import { useBuilderSlots } from "./-builder-slots.tsx";

export const Route = createFileRoute("/_member/admin/courses/$name")({ component: EditCourse });

function EditCourse() {
  const { name } = Route.useParams();
  return (
    <AdminDesk title="Edit a course" lead="What you change is kept on this device until you save it.">
      <Builder key={name} name={name} />
    </AdminDesk>
  );
}

function Builder({ name }: { readonly name: string }) {
  return <CourseToEdit name={name} {...useBuilderSlots()} />;
}
