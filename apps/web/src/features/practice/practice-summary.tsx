import { Button, Group, Text, Title } from "@mantine/core";
import type { PracticeActivity } from "@wellput/content/practice";
import { type ReactNode, useId } from "react";
import { AnswerText } from "../../nouns/exercise/answer-text.tsx";
import type { RenderOwnWords } from "../../nouns/exercise/own-words.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Scene } from "../../ui/scene.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./practice.module.css";
import { type PracticeFields, skillOf } from "./practice-fields.ts";

interface PracticeAnswersProps {
  readonly activity: PracticeActivity;
  readonly fields: PracticeFields;
  /** What is said of one's own words; absent on paper. */
  readonly renderWords?: RenderOwnWords;
}

interface PracticeSummaryProps extends PracticeAnswersProps {
  readonly onStartAgain?: (() => void) | undefined;
  /** The phrases to watch out for. */
  readonly children: ReactNode;
  /** Where to go on from here. */
  readonly next?: ReactNode;
}

/** What has been written, the way to print it, and the way back to the beginning. */
export function PracticeSummary({ onStartAgain, children, next, ...props }: PracticeSummaryProps) {
  const id = useId();
  return (
    <div className={classes.summary}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2}>How it went</Title>
        <Scene name="hands" />
      </Group>
      <PracticeAnswers {...props} />
      {props.activity.takeaway && props.fields.userInputArr.some((text) => text.trim()) && (
        <section aria-labelledby={id}>
          <Text fw={600} mb="xs" id={id}>
            To take with you
          </Text>
          <Text className={classes.takeaway}>{props.activity.takeaway}</Text>
        </section>
      )}
      {children}
      <Group gap="sm">
        <PrintButton />
        {onStartAgain && (
          <AskFirst
            question="Do you want to clear what you wrote here, and start again?"
            confirm="Clear and start again"
            onConfirm={(close) => {
              close();
              onStartAgain();
            }}
          >
            {(ask) => (
              <Button variant="subtle" onClick={ask}>
                Start Again
              </Button>
            )}
          </AskFirst>
        )}
      </Group>
      {next}
    </div>
  );
}

/** Every sentence beside what it has become, with the sample where one has tried it. */
export function PracticeAnswers({ activity, fields: { userInputArr, firstTries }, renderWords }: PracticeAnswersProps) {
  const { textToTranslateArray, suggestedPhrasesArray, freeTry } = activity;
  const sentences = [...textToTranslateArray, ...(freeTry ? ["Free try"] : [])];
  return sentences.map((sentence, index) => {
    const answer = { text: userInputArr[index] ?? "", firstTry: firstTries[index] ?? "" };
    const sample = suggestedPhrasesArray[index];
    if (!renderWords || !answer.text.trim()) {
      return (
        <Sheet key={sentence} className={classes.empty}>
          <Text c="dimmed">{sentence}</Text>
          <AnswerText {...answer} />
        </Sheet>
      );
    }
    return (
      <Sheet key={sentence} className={classes.done}>
        <blockquote className={classes.before}>{sentence}</blockquote>
        {renderWords({ ...answer, sentence: { t: skillOf(activity), p: "" }, direction: "a" })}
        {sample && (
          <div>
            <Text size="sm" c="dimmed">
              The sample
            </Text>
            <Text>{sample}</Text>
          </div>
        )}
      </Sheet>
    );
  });
}
