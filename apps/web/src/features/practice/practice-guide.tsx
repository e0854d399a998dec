import type { PracticeActivity } from "@wellput/content/practice";
import { useState } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { isUnaided, withHelp } from "../../lib/first-tries.ts";
import type { RenderMessageBox, RenderPhrases } from "../../lib/message-box.ts";
import type { RenderOwnWords } from "../../lib/own-words.ts";
import { Guide } from "../../ui/guide/guide.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { Paper } from "../../ui/paper.tsx";
import type { SessionParts } from "../../ui/session/session-parts.tsx";
import { type PracticeFields, withFeedback, withText } from "./practice-fields.ts";
import { PracticeSentence } from "./practice-sentence.tsx";
import { PracticeAnswers, PracticeSummary } from "./practice-summary.tsx";

export interface PracticeSlots {
  readonly renderBox: RenderMessageBox;
  readonly renderPhrases: RenderPhrases;
  readonly renderWords: RenderOwnWords;
}

interface PracticeGuideProps extends PracticeSlots, Partial<SessionParts> {
  readonly activity: PracticeActivity;
  readonly draft: Pick<Draft<PracticeFields>, "fields" | "set">;
  /** Absent where what is written is not one's own to clear. */
  readonly onStartAgain?: () => void;
}

/** One step for each sentence, and a summary. */
export function PracticeGuide({
  activity,
  draft,
  renderBox,
  renderPhrases,
  renderWords,
  ...props
}: PracticeGuideProps) {
  const { textToTranslateArray, freeTry, title, summary } = activity;
  const { fields, set } = draft;
  const [isSampleShown, setSampleShown] = useState(false);
  const count = textToTranslateArray.length + (freeTry ? 1 : 0);
  const sentences = Array.from({ length: count }, (_none, index) => ({
    name: index < textToTranslateArray.length ? `Sentence ${index + 1}` : "Free try",
    isDone: (fields.userInputArr[index] ?? "") !== "",
    content: (
      <PracticeSentence
        activity={activity}
        index={index}
        count={count}
        text={fields.userInputArr[index] ?? ""}
        isUnaided={isUnaided(fields, index)}
        onTextChange={(text) => set(withText(index, text))}
        onAnswered={(text, phrases) => set(withFeedback(index, text, phrases))}
        isSampleShown={isSampleShown}
        onSampleToggle={() => {
          setSampleShown(!isSampleShown);
          set(withHelp(index));
        }}
        sharedWith={props.sharedWith}
        sessionId={props.sessionId}
        renderBox={renderBox}
      />
    ),
  }));
  const end = {
    name: "Summary",
    content: (
      <PracticeSummary activity={activity} fields={fields} renderWords={renderWords} onStartAgain={props.onStartAgain}>
        {renderPhrases({ phrases: fields.botFeedbackList, onDeleteAll: () => set({ botFeedbackList: [] }) })}
      </PracticeSummary>
    ),
  };
  const paper = (
    <Paper title={title}>
      <p>{summary}</p>
      <PracticeAnswers activity={activity} fields={fields} />
      {renderPhrases({ phrases: fields.botFeedbackList })}
    </Paper>
  );
  return (
    <Page title={title} width="wide" lead={summary} paper={paper} actions={props.actions}>
      {props.note}
      <Guide
        label="Sentences"
        steps={[...sentences, end]}
        index={fields.key}
        onIndexChange={(key) => {
          setSampleShown(false);
          set({ key });
        }}
        end={
          <LinkButton to="/challenges" variant="light">
            See the practice scenarios
          </LinkButton>
        }
      />
      {props.foot}
    </Page>
  );
}
