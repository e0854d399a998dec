import { namedScenarioIds } from "@wellput/content/named-scenarios";
import { ReportThis } from "../features/concerns/report-this.tsx";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { OwnWords } from "../features/feedback/finish/own-words.tsx";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { SessionGroupSelect } from "../features/groups/session-group-select.tsx";
import { RespondPage } from "../features/scenarios/respond-page.tsx";
import { type SessionSearch, toSheetLink } from "../nouns/shared-session/session-link.ts";

const IDS: Readonly<Record<string, string>> = namedScenarioIds;

interface RespondRouteProps {
  /** Of a stored scenario, or a name such as scenario1. */
  readonly id: string;
  readonly search: SessionSearch;
}

/** The one screen of a situation, at its address of the lists and at the default one. */
export function RespondRoute({ id, search }: RespondRouteProps) {
  return (
    <RespondPage
      id={IDS[id.toLowerCase()] ?? id}
      groupName={search.groupName}
      link={toSheetLink(search, id)}
      renderBox={(props) => <FeedbackPanel {...props} />}
      renderWords={(words) => <OwnWords {...words} />}
      renderPhrases={(props) => <PhrasesToWatch {...props} />}
      renderSessionGroup={(props) => <SessionGroupSelect {...props} />}
      renderReport={(scenarioId) => <ReportThis noun="scenario" id={scenarioId} />}
    />
  );
}
