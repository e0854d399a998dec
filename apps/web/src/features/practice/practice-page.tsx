import { type PracticeActivity, practiceActivities } from "@wellput/content/practice";
import type { WatchedPhrase } from "@wellput/contract";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import type { RenderMessageBox, RenderPhrases } from "../../lib/message-box.ts";
import { addWatched } from "../../lib/watched.ts";
import { Guide } from "../../ui/guide/guide.tsx";
import { NotFoundPage } from "../../ui/not-found-page.tsx";
import { Page } from "../../ui/page.tsx";
import { Paper } from "../../ui/paper.tsx";
import { PracticeSentence } from "./practice-sentence.tsx";
import { PracticeAnswers, PracticeSummary } from "./practice-summary.tsx";

/** Slots for what a person writes, whatever the activity. */
const SLOTS = 10;

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

interface PracticeFields {
  readonly userInputArr: readonly string[];
  readonly key: number;
  readonly botFeedbackList: readonly WatchedPhrase[];
}
const EMPTY: PracticeFields = { userInputArr: Array<string>(SLOTS).fill(""), key: 0, botFeedbackList: [] };

interface PracticeProps extends PracticeSlots {
  readonly activity: PracticeActivity;
}

function Practice({ activity, renderBox, renderPhrases }: PracticeProps) {
  const { name, items, freeTry, title, summary } = activity;
  const { fields, set } = useDraft(`/practice/${name}`, EMPTY);
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
        onTextChange={(text) => set(({ userInputArr }) => ({ userInputArr: userInputArr.with(index, text) }))}
        onAnswered={(phrases) =>
          set(({ botFeedbackList }) => ({ botFeedbackList: addWatched(botFeedbackList, phrases) }))
        }
        isSampleShown={isSampleShown}
        onSampleToggle={() => setSampleShown(!isSampleShown)}
        renderBox={renderBox}
      />
    ),
  }));
  const end = {
    name: "Summary",
    content: (
      <PracticeSummary activity={activity} answers={fields.userInputArr}>
        {renderPhrases({ phrases: fields.botFeedbackList, onDeleteAll: () => set({ botFeedbackList: [] }) })}
      </PracticeSummary>
    ),
  };
  const paper = (
    <Paper title={title}>
      <p>{summary}</p>
      <PracticeAnswers activity={activity} answers={fields.userInputArr} />
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
      />
    </Page>
  );
}
