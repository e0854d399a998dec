import { createFileRoute } from "@tanstack/react-router";
import { namedScenarioIds } from "@wellput/content/named-scenarios";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { SessionGroupSelect } from "../features/groups/session-group-select.tsx";
import { RespondPage } from "../features/scenarios/respond-page.tsx";

const IDS: Readonly<Record<string, string>> = namedScenarioIds;

interface SessionLink {
  readonly groupName?: string;
  readonly sessionId?: string;
  readonly initialiseDoc?: string;
}
const textOf = (name: keyof SessionLink, value: unknown) =>
  typeof value === "string" && value ? { [name]: value } : {};

export const Route = createFileRoute("/respondtoscenario/$id")({
  validateSearch: ({ groupName, sessionId, initialiseDoc }): SessionLink => ({
    ...textOf("groupName", groupName),
    ...textOf("sessionId", sessionId),
    ...textOf("initialiseDoc", initialiseDoc),
  }),
  component: RespondRoute,
});

function RespondRoute() {
  const { id } = Route.useParams();
  const { groupName, sessionId, initialiseDoc } = Route.useSearch();
  const link = groupName && sessionId && { groupName, sessionId, name: id, isOpening: initialiseDoc === "true" };
  return (
    <RespondPage
      id={IDS[id.toLowerCase()] ?? id}
      groupName={groupName}
      link={link || undefined}
      renderBox={(props) => <FeedbackPanel {...props} />}
      renderPhrases={(props) => <PhrasesToWatch {...props} />}
      renderSessionGroup={(props) => <SessionGroupSelect {...props} />}
    />
  );
}
