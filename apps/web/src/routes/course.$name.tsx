import { createFileRoute } from "@tanstack/react-router";
import { MadeCoursePage } from "../features/courses/made-course-page.tsx";
import { readCourseSearch } from "../features/courses/who.ts";
import { renderPractice } from "./-course-route.tsx";

export const Route = createFileRoute("/course/$name")({
  staticData: { isBare: true },
  validateSearch: readCourseSearch,
  component: MadeCourse,
});

function MadeCourse() {
  const { name } = Route.useParams();
  return <MadeCoursePage key={name} name={name} search={Route.useSearch()} renderPractice={renderPractice} />;
}
