import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { BuilderSlots } from "../features/course-builder/course-builder.tsx";
import { CoursePreview } from "../features/courses/course-preview.tsx";
import { coursesQuery } from "../features/courses/courses.api.ts";
import { courseReportsQuery } from "../features/studies/studies.api.ts";
import { toast } from "../ui/toast.tsx";
import { renderPractice } from "./-course-route.tsx";

/** What the builder takes from elsewhere: the course as participants have it, and pages of other courses. */
export function useBuilderSlots(): BuilderSlots {
  const navigate = useNavigate();
  const open = useQuery(coursesQuery).data?.courses ?? [];
  const own = useQuery(courseReportsQuery).data?.courses ?? [];
  return {
    courses: [...new Set([...open, ...own].map(({ name }) => name))],
    renderPreview: (course, onClose) => (
      <CoursePreview course={course} onClose={onClose} renderPractice={renderPractice} />
    ),
    onSaved: (name, isNew) => {
      // Its own page takes the place of this one, with what is said here.
      if (isNew) toast("success", "Saved. Now it can be made a study.");
      void navigate({ to: "/admin/courses/$name", params: { name }, replace: true });
    },
  };
}
