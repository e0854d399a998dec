import { Button, Text, Title } from "@mantine/core";
import type { QuizItem } from "@wellput/content/quiz";
import type { QuizSide } from "@wellput/contract";
import { useState } from "react";
import { countOf } from "../../lib/format.ts";
import { type Answered, isRight } from "./draw-round.ts";
import { Explanation } from "./explanation.tsx";
import { Question } from "./question.tsx";
import classes from "./quiz.module.css";

interface OnceMoreProps {
  readonly missed: readonly QuizItem[];
  readonly onDone: () => void;
}

/** The missed sentences again, until each is right; it changes no score. */
export function OnceMore({ missed, onDone }: OnceMoreProps) {
  const [queue, setQueue] = useState(missed);
  const [last, setLast] = useState<Answered | null>(null);
  const [item, ...others] = queue;

  const handleAnswer = (userAnswer: QuizSide) => {
    if (!item) return;
    const answer = { item, userAnswer };
    setLast(answer);
    setQueue(isRight(answer) ? others : [...others, item]);
  };

  return (
    <section aria-labelledby="once-more" className={classes.card}>
      <Title order={2} id="once-more" mb={4}>
        Once more
      </Title>
      <Text c="dimmed" mb="md">
        The ones you missed, until each is right. Your score stays as it is.
      </Text>
      {item && (
        <Question
          item={item}
          place={`${countOf(queue.length, "sentence")} left`}
          chosen={null}
          onAnswer={handleAnswer}
        />
      )}
      <div aria-live="polite">{last && <Explanation answered={last} lead="The last one" />}</div>
      {item ? (
        <Button mt="md" variant="transparent" px={0} size="sm" onClick={onDone}>
          Skip this, and show me why
        </Button>
      ) : (
        <>
          <Text mt="md" fw={600} role="status">
            Now you have them all.
          </Text>
          <Button mt="sm" variant="default" onClick={onDone}>
            See all ten answers
          </Button>
        </>
      )}
    </section>
  );
}
