import { createFileRoute } from "@tanstack/react-router";
import { SurveyPage } from "../features/survey/survey-page.tsx";

export const Route = createFileRoute("/workshopsurvey")({ component: SurveyPage });
