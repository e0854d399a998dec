import { createFileRoute } from "@tanstack/react-router";
import { ReportThis } from "../features/concerns/report-this.tsx";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { OwnWords } from "../features/feedback/finish/own-words.tsx";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { SessionGroupSelect } from "../features/groups/session-group-select.tsx";
import { RespondPage } from "../features/scenarios/respond-page.tsx";

export const Route = createFileRoute("/scenario/$id")({
  validateSearch: ({ groupName }): { groupName?: string } => (typeof groupName === "string" ? { groupName } : {}),
  component: () => {
    const { id } = Route.useParams();
    return (
      <RespondPage
        id={id}
        groupName={Route.useSearch().groupName}
        renderBox={(props) => <FeedbackPanel {...props} />}
        renderWords={(words) => <OwnWords {...words} />}
        renderPhrases={(props) => <PhrasesToWatch {...props} />}
        renderSessionGroup={(props) => <SessionGroupSelect {...props} />}
        renderReport={(scenarioId) => <ReportThis noun="scenario" id={scenarioId} />}
      />
    );
  },
});
