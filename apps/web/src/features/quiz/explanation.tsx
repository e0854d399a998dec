import { Text } from "@mantine/core";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { type Answered, isRight } from "./draw-round.ts";
import classes from "./quiz.module.css";
import { SIDE_NAMES } from "./sides.ts";

interface ExplanationProps {
  readonly answered: Answered;
  /** Says which sentence it is about, where that is no more to be seen. */
  readonly lead?: string;
}

/** A sentence that was answered: what it is, and why. */
export function Explanation({ answered, lead }: ExplanationProps) {
  const { item } = answered;
  const right = isRight(answered);
  const Icon = right ? IconCircleCheck : IconCircleX;
  return (
    <div className={classes.explanation} data-right={right}>
      <Icon size={22} stroke={1.7} aria-hidden />
      <div>
        {lead && (
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        )}
        <p className={classes.answered}>{item.text}</p>
        <Text>
          <strong>
            {right ? "Yes: " : "Not quite: "}
            {SIDE_NAMES[item.answer].toLowerCase()}.
          </strong>{" "}
          {item.explanation}
        </Text>
      </div>
    </div>
  );
}
