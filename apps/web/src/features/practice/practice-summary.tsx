import { Text } from "@mantine/core";
import type { PracticeActivity } from "@wellput/content/practice";
import type { ReactNode } from "react";
import { AnswerText } from "../../ui/answer-text.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./practice.module.css";
import type { PracticeFields } from "./practice-fields.ts";

interface PracticeAnswersProps {
  readonly activity: PracticeActivity;
  readonly fields: PracticeFields;
}

interface PracticeSummaryProps extends PracticeAnswersProps {
  /** The phrases to watch out for. */
  readonly children: ReactNode;
}

/** What has been written, and the way to print it. */
export function PracticeSummary({ children, ...props }: PracticeSummaryProps) {
  return (
    <div className={classes.summary}>
      <div>
        <PrintButton />
      </div>
      <PracticeAnswers {...props} />
      {children}
    </div>
  );
}

/** Every sentence beside what it has become. */
export function PracticeAnswers({ activity: { items, freeTry }, fields }: PracticeAnswersProps) {
  const { userInputArr, firstTries } = fields;
  const sentences = [...items.map(({ text }) => text), ...(freeTry ? ["Free try"] : [])];
  return sentences.map((sentence, index) => (
    <Sheet key={sentence}>
      <Text c="dimmed">{sentence}</Text>
      <AnswerText text={userInputArr[index] ?? ""} firstTry={firstTries[index] ?? ""} />
    </Sheet>
  ));
}
