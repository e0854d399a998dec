import { createFileRoute } from "@tanstack/react-router";
import { SurveyPage } from "../features/courses/survey-page.tsx";
import { readCourseSearch } from "../features/courses/who.ts";

export const Route = createFileRoute("/coursesurvey/$course")({
  staticData: { isBare: true },
  validateSearch: readCourseSearch,
  component: () => <SurveyPage course={Route.useParams().course} search={Route.useSearch()} />,
});
