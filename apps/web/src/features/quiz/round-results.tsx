import { Button, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { type Answered, isRight, praiseOf } from "./draw-round.ts";
import { Explanation } from "./explanation.tsx";
import { OnceMore } from "./once-more.tsx";
import classes from "./quiz.module.css";

interface RoundResultsProps {
  readonly answered: readonly Answered[];
  readonly onAgain: () => void;
  /** Whether the result is kept. */
  readonly children: ReactNode;
}

/** How a round went: the score, the missed sentences once more, and why each answer is what it is. */
export function RoundResults({ answered, onAgain, children }: RoundResultsProps) {
  const missed = answered.filter((answer) => !isRight(answer)).map(({ item }) => item);
  const [isAsking, setAsking] = useState(missed.length > 0);
  const correct = answered.length - missed.length;
  const shown = isAsking ? answered.filter(isRight) : answered;

  return (
    <div className={classes.results}>
      <section aria-labelledby="quiz-result" className={classes.card}>
        <Title order={2} id="quiz-result" tabIndex={-1} className={classes.praise}>
          {praiseOf(correct / answered.length)}
        </Title>
        <Text size="lg" mt={4}>
          {correct} of {answered.length} right
        </Text>
        {children}
        <Button mt="md" variant={isAsking ? "default" : "filled"} onClick={onAgain}>
          Ten new sentences
        </Button>
      </section>
      {isAsking && <OnceMore missed={missed} onDone={() => setAsking(false)} />}
      {shown.length > 0 && (
        <section aria-labelledby="quiz-answers">
          <Title order={2} id="quiz-answers" mb="sm">
            {isAsking ? "The ones you had right" : "Your answers"}
          </Title>
          <ul className={classes.list}>
            {shown.map((answer) => (
              <li key={answer.item.id}>
                <Explanation answered={answer} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
