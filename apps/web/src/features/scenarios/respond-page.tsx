import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { responseSteps } from "@wellput/content/guides";
import { namedScenarioIds } from "@wellput/content/named-scenarios";
import type { Scenario } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import type { RenderMessageBox, RenderPhrases } from "../../lib/message-box.ts";
import { Guide } from "../../ui/guide/guide.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { type GuideFields, NO_FIELDS, prefillObservation } from "./guide-fields.ts";
import { toGuideSteps } from "./guide-steps.tsx";
import classes from "./respond-page.module.css";
import { SaveAnswer } from "./save-answer.tsx";
import { ScenarioSummary } from "./scenario-summary.tsx";
import { scenarioQuery } from "./scenarios.api.ts";
import { StoryFields } from "./story-fields.tsx";

interface RespondSlots {
  readonly renderBox: RenderMessageBox;
  readonly renderPhrases: RenderPhrases;
  /** As the link names it. */
  readonly groupName?: string | undefined;
}

interface RespondPageProps extends RespondSlots {
  readonly id: string;
}

/** A situation, and ten steps to an answer. */
export function RespondPage({ id, ...slots }: RespondPageProps) {
  return (
    <QueryPage query={useQuery(scenarioQuery(id))} loading="Loading scenario...">
      {(scenario) => <Respond key={scenario.id} scenario={scenario} {...slots} />}
    </QueryPage>
  );
}

interface RespondProps extends RespondSlots {
  readonly scenario: Scenario;
}

function Respond({ scenario, renderBox, renderPhrases, groupName }: RespondProps) {
  const place = `respondtoscenario/${scenario.id}`;
  const isOwn = scenario.id === namedScenarioIds.ownscenario;
  const draft = useDraft(`/${place}`, { ...NO_FIELDS, summary: scenario.mine ? scenario.summary : "" });
  const { fields, set } = draft;
  const extras = {
    Instructions: (
      <>
        {scenario.summary && <div className={classes.story}>{scenario.summary}</div>}
        {isOwn && <StoryFields draft={draft} />}
      </>
    ),
    Summary: (
      <>
        <div data-print="hide">
          <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            Print Summary
          </Button>
        </div>
        <ScenarioSummary fields={fields} />
        {renderPhrases({ phrases: fields.botFeedbackList, onDeleteAll: () => set({ botFeedbackList: [] }) })}
      </>
    ),
  };
  return (
    <Page title={scenario.title} width="wide">
      <Guide
        label="Steps"
        index={fields.key}
        onIndexChange={(key) => set((latest) => ({ key, ...prefillAt(key, latest) }))}
        steps={toGuideSteps({
          place,
          texts: responseSteps,
          draft,
          renderBox,
          box: { isRecorded: scenario.isPublic, context: { groups: groupName } },
          extras,
        })}
        end={<SaveAnswer {...draft} scenario={scenario} groupName={groupName} onSaved={draft.forget} />}
      />
    </Page>
  );
}

/** On entering the step where the situation is told, a story of one's own is there already. */
function prefillAt(key: number, fields: GuideFields) {
  return responseSteps[key]?.name === "Situation & Impact" ? prefillObservation(fields) : {};
}
