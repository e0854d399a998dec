import { createFileRoute } from "@tanstack/react-router";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { MyScenarioPage } from "../features/scenarios/my-scenario-page.tsx";

export const Route = createFileRoute("/_member/myscenarios/$id")({
  component: () => (
    <MyScenarioPage id={Route.useParams().id} renderPhrases={(props) => <PhrasesToWatch {...props} />} />
  ),
});
