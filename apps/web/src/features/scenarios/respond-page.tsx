import { useQuery } from "@tanstack/react-query";
import type { Scenario } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import type { RenderMessageBox } from "../../lib/message-box.ts";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import classes from "./respond-page.module.css";
import { scenarioQuery } from "./scenarios.api.ts";

interface RespondPageProps {
  readonly id: string;
  readonly renderBox: RenderMessageBox;
}

/** A situation, and a box to answer it in. */
export function RespondPage({ id, renderBox }: RespondPageProps) {
  return (
    <QueryPage query={useQuery(scenarioQuery(id))} loading="Loading scenario...">
      {(scenario) => <Respond key={scenario.id} scenario={scenario} renderBox={renderBox} />}
    </QueryPage>
  );
}

interface RespondProps {
  readonly scenario: Scenario;
  readonly renderBox: RenderMessageBox;
}

function Respond({ scenario, renderBox }: RespondProps) {
  const { fields, set } = useDraft(`/respondtoscenario/${scenario.id}`, { text: "" });
  return (
    <Page title={scenario.title} width="wide">
      {scenario.summary && <div className={classes.story}>{scenario.summary}</div>}
      {renderBox({
        place: `respondtoscenario/${scenario.id}`,
        label: "What would you say?",
        text: fields.text,
        onTextChange: (text) => set({ text }),
        context: { prompt: scenario.title },
      })}
    </Page>
  );
}
