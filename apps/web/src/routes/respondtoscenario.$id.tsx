import { createFileRoute } from "@tanstack/react-router";
import { namedScenarioIds } from "@wellput/content/named-scenarios";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { RespondPage } from "../features/scenarios/respond-page.tsx";

const IDS: Readonly<Record<string, string>> = namedScenarioIds;

export const Route = createFileRoute("/respondtoscenario/$id")({
  component: () => {
    const { id } = Route.useParams();
    return <RespondPage id={IDS[id.toLowerCase()] ?? id} renderBox={(props) => <FeedbackPanel {...props} />} />;
  },
});
