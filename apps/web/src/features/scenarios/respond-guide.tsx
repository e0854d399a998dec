import { Group } from "@mantine/core";
import { responseSteps } from "@wellput/content/guides";
import { namedScenarioIds } from "@wellput/content/named-scenarios";
import type { Scenario } from "@wellput/contract";
import type { ReactNode } from "react";
import type { Draft } from "../../lib/drafts.ts";
import type { RenderOwnWords } from "../../nouns/exercise/own-words.ts";
import type { RenderMessageBox, RenderPhrases } from "../../nouns/message/message-box.ts";
import { Guide } from "../../ui/guide/guide.tsx";
import { Page } from "../../ui/page.tsx";
import { Paper } from "../../ui/paper.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Scene } from "../../ui/scene.tsx";
import { FinishedMessage } from "./finished-message.tsx";
import { type GuideFields, prefillObservation } from "./guide-fields.ts";
import { toGuideSteps } from "./guide-steps.tsx";
import { NextSituation } from "./next-situation.tsx";
import classes from "./respond-page.module.css";
import { SaveAnswer } from "./save-answer.tsx";
import { ScenarioSummary } from "./scenario-summary.tsx";
import { StoryFields } from "./story-fields.tsx";
import { useFirstTry } from "./use-first-try.ts";

export interface RespondSlots {
  readonly renderBox: RenderMessageBox;
  readonly renderPhrases: RenderPhrases;
  readonly renderWords: RenderOwnWords;
  /** As the link names it. */
  readonly groupName?: string | undefined;
}

interface RespondGuideProps extends RespondSlots {
  readonly scenario: Scenario;
  readonly draft: Pick<Draft<GuideFields>, "id" | "fields" | "set">;
  readonly onSaved: () => void;
  /** Who writes on the same sheet, in words. */
  readonly sharedWith?: string;
  readonly sessionId?: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly note?: ReactNode;
  readonly foot?: ReactNode;
}

/** Ten steps from a situation to an answer. */
export function RespondGuide({
  scenario,
  draft,
  renderBox,
  renderPhrases,
  renderWords,
  groupName,
  ...props
}: RespondGuideProps) {
  const place = `respondtoscenario/${scenario.id}`;
  const isOwn = scenario.id === namedScenarioIds.ownscenario;
  const { fields, set } = draft;
  const firstTry = useFirstTry(props.sessionId ? `${place}/${props.sessionId}` : place);
  const handleSaved = () => {
    firstTry.forget();
    props.onSaved();
  };
  const extras = {
    Instructions: (
      <>
        {scenario.summary && <div className={classes.story}>{scenario.summary}</div>}
        {isOwn && <StoryFields draft={draft} />}
      </>
    ),
    Summary: (
      <>
        <Group justify="space-between" align="flex-end" wrap="nowrap">
          <PrintButton />
          {fields.finalMessage.trim() !== "" && <Scene name="hands" />}
        </Group>
        <ScenarioSummary
          fields={fields}
          renderMessage={(text) => <FinishedMessage text={text} firstTry={firstTry.text} renderWords={renderWords} />}
        />
        {renderPhrases({ phrases: fields.botFeedbackList, onDeleteAll: () => set({ botFeedbackList: [] }) })}
        {fields.finalMessage.trim() !== "" && <NextSituation />}
      </>
    ),
  };
  const paper = (
    <Paper title={scenario.title}>
      {!isOwn && scenario.summary !== fields.summary && <p className={classes.story}>{scenario.summary}</p>}
      <ScenarioSummary fields={fields} />
      {renderPhrases({ phrases: fields.botFeedbackList })}
    </Paper>
  );
  return (
    <Page title={scenario.title} width="wide" paper={paper} actions={props.actions}>
      {props.note}
      <Guide
        label="Steps"
        index={fields.key}
        onIndexChange={(key) => set((latest) => ({ key, ...prefillAt(key, latest) }))}
        steps={toGuideSteps({
          place,
          texts: responseSteps,
          draft,
          renderBox,
          box: {
            isRecorded: scenario.listed,
            context: { groups: groupName, sessionId: props.sessionId },
            sharedWith: props.sharedWith,
          },
          extras,
          onMessageTried: firstTry.note,
        })}
        end={<SaveAnswer {...draft} scenario={scenario} groupName={groupName} onSaved={handleSaved} />}
      />
      {props.foot}
    </Page>
  );
}

/** On entering the step where the situation is told, a story of one's own is there already. */
function prefillAt(key: number, fields: GuideFields) {
  return responseSteps[key]?.name === "Situation & Impact" ? prefillObservation(fields) : {};
}
