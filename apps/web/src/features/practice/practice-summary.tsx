import { Button, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import type { PracticeActivity } from "@wellput/content/practice";
import type { ReactNode } from "react";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./practice.module.css";

interface PracticeSummaryProps {
  readonly activity: PracticeActivity;
  readonly answers: readonly string[];
  /** The phrases to watch out for. */
  readonly children: ReactNode;
}

/** Every sentence beside what it has become, to print. */
export function PracticeSummary({ activity: { items, freeTry }, answers, children }: PracticeSummaryProps) {
  const rows = items.map(({ text }, index) => ({ text, answer: answers[index] ?? "" }));
  if (freeTry) rows.push({ text: "Free try", answer: answers[items.length] ?? "" });
  return (
    <div className={classes.summary}>
      <div data-print="hide">
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Print Summary
        </Button>
      </div>
      {rows.map(({ text, answer }) => (
        <Sheet key={text} className={classes.row}>
          <Text c="dimmed">{text}</Text>
          {answer ? <p className={classes.suggestion}>{answer}</p> : <Text c="dimmed">Left empty</Text>}
        </Sheet>
      ))}
      {children}
    </div>
  );
}
