import { Button, Text } from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import type { CourseItem } from "@wellput/contract";
import { useId } from "react";
import classes from "./courses.module.css";

/** Why Next is closed, on a page that has to be finished. */
const LOCKED_TEXTS: Record<CourseItem["kind"], string> = {
  practice: "Please go on to the summary of this exercise. Then Next opens.",
  questionnaire: "Please send your answers. Then Next opens.",
  message: "Please send your message. Then Next opens.",
  quiz: "Please answer the questions. Then Next opens.",
  lesson: "Please answer the questions. Then Next opens.",
  page: "Please read this page to its end. Then Next opens.",
};

interface CourseFootProps {
  readonly index: number;
  readonly total: number;
  /** The kind of page that has to be finished first, if it is not. */
  readonly lockedBy: CourseItem["kind"] | null;
  /** What comes next is not known yet. */
  readonly isWaiting: boolean;
  readonly isBehind: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** The way back and on, and where one is. */
export function CourseFoot({ index, total, lockedBy, isWaiting, isBehind, onBack, onNext }: CourseFootProps) {
  const id = useId();
  return (
    <div className={classes.foot} data-print="hide">
      {lockedBy && (
        <Text id={id} className={classes.notice} c="var(--mantine-color-error)" role="status">
          {LOCKED_TEXTS[lockedBy]}
        </Text>
      )}
      {isBehind && (
        <Text className={classes.notice} c="dimmed" size="sm" role="status">
          We cannot reach the server just now. Your place is kept on this device, and we try again by ourselves.
        </Text>
      )}
      <div className={classes.steps}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          disabled={index === 0}
          onClick={onBack}
        >
          Prev
        </Button>
        <Text className={classes.place}>
          Page {index + 1} / {total}
        </Text>
        <Button
          rightSection={<IconArrowRight size={18} aria-hidden />}
          disabled={lockedBy !== null || isWaiting || index === total - 1}
          aria-describedby={lockedBy ? id : undefined}
          onClick={onNext}
        >
          Next
        </Button>
      </div>
    </div>
  );
}
