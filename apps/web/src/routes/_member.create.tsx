import { createFileRoute } from "@tanstack/react-router";
import { CreateScenarioPage } from "../features/scenarios/create-scenario-page.tsx";

export const Route = createFileRoute("/_member/create")({ component: CreateScenarioPage });
