import { createFileRoute } from "@tanstack/react-router";
import { SurveyResultsPage } from "../features/admin/survey-page.tsx";

export const Route = createFileRoute("/_member/admin/survey")({ component: SurveyResultsPage });
