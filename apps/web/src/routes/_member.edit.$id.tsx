import { createFileRoute } from "@tanstack/react-router";
import { EditScenarioPage } from "../features/scenarios/edit-scenario-page.tsx";

export const Route = createFileRoute("/_member/edit/$id")({
  component: () => <EditScenarioPage id={Route.useParams().id} />,
});
