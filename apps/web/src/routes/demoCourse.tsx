import { createFileRoute } from "@tanstack/react-router";
import { CoursePage } from "../features/courses/course-page.tsx";
import { readCourseSearch } from "../features/courses/who.ts";
import { renderPractice } from "./-course-route.tsx";

export const Route = createFileRoute("/demoCourse")({
  staticData: { isBare: true },
  validateSearch: readCourseSearch,
  component: () => (
    <CoursePage name="demoCourse" needsUserId search={Route.useSearch()} renderPractice={renderPractice} />
  ),
});
