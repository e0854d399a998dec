import { createFileRoute } from "@tanstack/react-router";
import { CoursePage } from "../features/courses/course-page.tsx";
import { readCourseSearch } from "../features/courses/who.ts";
import { renderPractice } from "./-course-route.tsx";

export const Route = createFileRoute("/intro-course734/$id")({
  validateSearch: readCourseSearch,
  component: IntroCourse,
});

/** The lessons have addresses of their own, by their index from 0. */
function IntroCourse() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const handleGo = (index: number) => void navigate({ params: { id: `${index}` }, search: true });
  const place = { index: /^\d{1,3}$/.test(id) ? Number(id) : -1, onGo: handleGo };
  return <CoursePage name="intro-course734" search={Route.useSearch()} place={place} renderPractice={renderPractice} />;
}
