import { Text } from "@mantine/core";
import type { PracticeActivity } from "@wellput/content/practice";
import type { ReactNode } from "react";
import { PrintButton } from "../../ui/print-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./practice.module.css";

interface PracticeAnswersProps {
  readonly activity: PracticeActivity;
  readonly answers: readonly string[];
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
export function PracticeAnswers({ activity: { items, freeTry }, answers }: PracticeAnswersProps) {
  const rows = items.map(({ text }, index) => ({ text, answer: answers[index] ?? "" }));
  if (freeTry) rows.push({ text: "Free try", answer: answers[items.length] ?? "" });
  return rows.map(({ text, answer }) => (
    <Sheet key={text}>
      <Text c="dimmed">{text}</Text>
      {answer ? <p className={classes.suggestion}>{answer}</p> : <Text c="dimmed">Left empty</Text>}
    </Sheet>
  ));
}
