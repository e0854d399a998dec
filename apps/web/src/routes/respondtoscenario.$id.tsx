import { createFileRoute } from "@tanstack/react-router";
import { namedScenarioIds } from "@wellput/content/named-scenarios";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { RespondPage } from "../features/scenarios/respond-page.tsx";

const IDS: Readonly<Record<string, string>> = namedScenarioIds;

export const Route = createFileRoute("/respondtoscenario/$id")({
  validateSearch: ({ groupName }): { groupName?: string } => (typeof groupName === "string" ? { groupName } : {}),
  component: () => {
    const { id } = Route.useParams();
    return (
      <RespondPage
        id={IDS[id.toLowerCase()] ?? id}
        groupName={Route.useSearch().groupName}
        renderBox={(props) => <FeedbackPanel {...props} />}
        renderPhrases={(props) => <PhrasesToWatch {...props} />}
      />
    );
  },
});
