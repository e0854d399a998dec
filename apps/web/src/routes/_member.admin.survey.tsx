import { createFileRoute } from "@tanstack/react-router";
import { AdminDesk } from "../features/admin/admin-desk.tsx";
import { SurveyResults } from "../features/survey/survey-results.tsx";

export const Route = createFileRoute("/_member/admin/survey")({
  component: () => (
    <AdminDesk title="Workshop survey" lead="What people answered at /workshopsurvey, without their names.">
      <SurveyResults />
    </AdminDesk>
  ),
});
