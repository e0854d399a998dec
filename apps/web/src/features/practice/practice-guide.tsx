import type { PracticeActivity } from "@wellput/content/practice";
import { type ReactNode, useState } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { isUnaided, withHelp } from "../../nouns/exercise/first-tries.ts";
import type { RenderOwnWords } from "../../nouns/exercise/own-words.ts";
import type { RenderMessageBox, RenderPhrases } from "../../nouns/message/message-box.ts";
import type { SessionParts } from "../../nouns/shared-session/session-parts.tsx";
import { Guide } from "../../ui/guide/guide.tsx";
import { Page } from "../../ui/page.tsx";
import { Paper } from "../../ui/paper.tsx";
import { NextPractice } from "./next-practice.tsx";
import { type PracticeFields, withFeedback, withText } from "./practice-fields.ts";
import { type PracticeParticipant, PracticeSentence } from "./practice-sentence.tsx";
import { PracticeAnswers, PracticeSummary } from "./practice-summary.tsx";

export interface PracticeSlots {
  readonly renderBox: RenderMessageBox;
  readonly renderPhrases: RenderPhrases;
  readonly renderWords: RenderOwnWords;
}

interface PracticeStepsProps extends PracticeSlots, Partial<Pick<SessionParts, "sharedWith" | "sessionId">> {
  readonly activity: PracticeActivity;
  readonly draft: Pick<Draft<PracticeFields>, "fields" | "set">;
  /** Absent where what is written is not one's own to clear. */
  readonly onStartAgain?: (() => void) | undefined;
  /** Whose tries these are, where that is no account. */
  readonly participant?: PracticeParticipant | undefined;
  /** Stands at the end of the summary: where to go on. */
  readonly next?: ReactNode;
}

interface PracticeGuideProps extends Omit<PracticeStepsProps, "next">, Partial<SessionParts> {}

/** The sentences of an activity as a page of its own. */
export function PracticeGuide({ actions, note, ...props }: PracticeGuideProps) {
  const { activity, draft, renderPhrases } = props;
  const { title, summary } = activity;
  const paper = (
    <Paper title={title}>
      <p>{summary}</p>
      <PracticeAnswers activity={activity} fields={draft.fields} />
      {renderPhrases({ phrases: draft.fields.botFeedbackList })}
    </Paper>
  );
  return (
    <Page title={title} width="wide" lead={summary} paper={paper} actions={actions}>
      {note}
      <PracticeSteps {...props} next={<NextPractice activity={activity} />} />
    </Page>
  );
}

/** How many sentences an activity has, a free try among them: the step after them is the summary. */
export const sentenceCount = ({ textToTranslateArray, freeTry }: PracticeActivity): number =>
  textToTranslateArray.length + (freeTry ? 1 : 0);

/** One step for each sentence, and a summary. */
export function PracticeSteps({
  activity,
  draft,
  renderBox,
  renderPhrases,
  renderWords,
  next,
  ...props
}: PracticeStepsProps) {
  const { textToTranslateArray } = activity;
  const { fields, set } = draft;
  const [isSampleShown, setSampleShown] = useState(false);
  const count = sentenceCount(activity);
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
        participant={props.participant}
        renderBox={renderBox}
      />
    ),
  }));
  const summary = {
    name: "Summary",
    content: (
      <PracticeSummary
        activity={activity}
        fields={fields}
        renderWords={renderWords}
        onStartAgain={props.onStartAgain}
        next={next}
      >
        {renderPhrases({ phrases: fields.botFeedbackList, onDeleteAll: () => set({ botFeedbackList: [] }) })}
      </PracticeSummary>
    ),
  };
  return (
    <Guide
      label="Sentences"
      steps={[...sentences, summary]}
      index={fields.key}
      onIndexChange={(key) => {
        setSampleShown(false);
        set({ key });
      }}
    />
  );
}
