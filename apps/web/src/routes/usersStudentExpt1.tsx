import { createFileRoute } from "@tanstack/react-router";
import { CoursePage } from "../features/courses/course-page.tsx";
import { readCourseSearch } from "../features/courses/who.ts";
import { renderPractice } from "./-course-route.tsx";

export const Route = createFileRoute("/usersStudentExpt1")({
  staticData: { isBare: true },
  validateSearch: readCourseSearch,
  component: () => (
    <CoursePage name="usersStudentExpt1" needsUserId search={Route.useSearch()} renderPractice={renderPractice} />
  ),
});
