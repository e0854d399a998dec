import { type PracticeActivity, practiceActivities } from "@wellput/content/practice";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import type { RenderMessageBox, RenderPhrases } from "../../lib/message-box.ts";
import { Guide } from "../../ui/guide/guide.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { NotFoundPage } from "../../ui/not-found-page.tsx";
import { Page } from "../../ui/page.tsx";
import { Paper } from "../../ui/paper.tsx";
import { NO_PRACTICE, withFeedback, withSample, withText } from "./practice-fields.ts";
import { PracticeSentence } from "./practice-sentence.tsx";
import { PracticeAnswers, PracticeSummary } from "./practice-summary.tsx";

interface PracticeSlots {
  readonly renderBox: RenderMessageBox;
  readonly renderPhrases: RenderPhrases;
}

interface PracticePageProps extends PracticeSlots {
  /** As in the address, in any case. */
  readonly name: string;
}

/** A practice activity: one step for each sentence, and a summary. */
export function PracticePage({ name, ...slots }: PracticePageProps) {
  const activity = Object.values(practiceActivities).find((one) => one.name === name.toLowerCase());
  return activity ? <Practice key={activity.name} activity={activity} {...slots} /> : <NotFoundPage />;
}

interface PracticeProps extends PracticeSlots {
  readonly activity: PracticeActivity;
}

function Practice({ activity, renderBox, renderPhrases }: PracticeProps) {
  const { name, items, freeTry, title, summary } = activity;
  const { fields, set, forget } = useDraft(`/practice/${name}`, NO_PRACTICE);
  const [isSampleShown, setSampleShown] = useState(false);
  const count = items.length + (freeTry ? 1 : 0);
  const sentences = Array.from({ length: count }, (_none, index) => ({
    name: index < items.length ? `Sentence ${index + 1}` : "Free try",
    isDone: (fields.userInputArr[index] ?? "") !== "",
    content: (
      <PracticeSentence
        activity={activity}
        index={index}
        count={count}
        text={fields.userInputArr[index] ?? ""}
        isUnaided={!fields.helped.includes(index)}
        onTextChange={(text) => set(withText(index, text))}
        onAnswered={(text, phrases) => set(withFeedback(index, text, phrases))}
        isSampleShown={isSampleShown}
        onSampleToggle={() => {
          setSampleShown(!isSampleShown);
          set(withSample(index));
        }}
        renderBox={renderBox}
      />
    ),
  }));
  const end = {
    name: "Summary",
    content: (
      <PracticeSummary
        activity={activity}
        fields={fields}
        onStartAgain={() => {
          set(NO_PRACTICE);
          forget();
        }}
      >
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
    <Page title={title} width="wide" lead={summary} paper={paper}>
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
    </Page>
  );
}
