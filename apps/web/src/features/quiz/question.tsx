import { Button, Text } from "@mantine/core";
import type { QuizItem } from "@wellput/content/quiz";
import type { QuizSide } from "@wellput/contract";
import { useEffect, useRef } from "react";

import classes from "./quiz.module.css";
import { SIDE_NAMES, SIDES_BY_KEY } from "./sides.ts";

interface QuestionProps {
  readonly item: QuizItem;
  /** Where one is: `Sentence 3 of 10`. */
  readonly place: string;
  /** What was just chosen, until the next sentence comes. */
  readonly chosen: QuizSide | null;
  readonly onAnswer: (side: QuizSide) => void;
}

/** One sentence, and the two things it may be: by a press, or by the keys 1 and 2. */
export function Question({ item, place, chosen, onAnswer }: QuestionProps) {
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  });

  useEffect(() => {
    const handleKeyDown = ({ key, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const side = SIDES_BY_KEY[key];
      const isTyping = target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea");
      if (side && !repeat && !ctrlKey && !metaKey && !altKey && !isTyping) answer.current(side);
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);

  return (
    <>
      <Text c="dimmed" className={classes.place}>
        {place}
      </Text>
      <p className={classes.sentence} aria-live="polite" aria-atomic="true">
        {item.text}
      </p>
      <div className={classes.sides}>
        {Object.entries(SIDES_BY_KEY).map(([key, side]) => (
          <Button
            key={side}
            size="lg"
            variant={chosen === side ? "filled" : "default"}
            aria-keyshortcuts={key}
            className={classes.side}
            onClick={() => onAnswer(side)}
          >
            {SIDE_NAMES[side]}
            <kbd className={classes.key} aria-hidden>
              {key}
            </kbd>
          </Button>
        ))}
      </div>
    </>
  );
}
