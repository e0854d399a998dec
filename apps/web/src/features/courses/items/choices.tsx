import { Button, Text } from "@mantine/core";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import type { CourseQuestion } from "@wellput/contract";
import { asSentence } from "./as-sentence.ts";
import classes from "./items.module.css";

interface ChoicesProps {
  readonly question: CourseQuestion;
  readonly chosen: number | undefined;
  readonly onChoose: (choice: number) => void;
}

/** A question with its choices; once one is chosen, what is right and why. */
export function Choices({ question: { question, choices, answer, explanation }, chosen, onChoose }: ChoicesProps) {
  const isAnswered = chosen !== undefined;
  const isRight = chosen === answer;
  return (
    <>
      <p className={classes.asked}>{question}</p>
      <ul className={classes.choices}>
        {choices.map((choice, at) => (
          <li key={choice}>
            <Button
              fullWidth
              justify="flex-start"
              variant="default"
              classNames={{ root: classes.choice, inner: classes.choiceInner, label: classes.choiceLabel }}
              aria-pressed={chosen === at}
              aria-disabled={isAnswered}
              data-mark={markOf(at, answer, chosen)}
              onClick={() => !isAnswered && onChoose(at)}
            >
              {choice}
            </Button>
          </li>
        ))}
      </ul>
      <div role="status">
        {isAnswered && (
          <div className={classes.why} data-right={isRight}>
            {isRight ? (
              <IconCircleCheck size={22} stroke={1.7} aria-hidden />
            ) : (
              <IconCircleX size={22} stroke={1.7} aria-hidden />
            )}
            <Text>
              <strong>{isRight ? "Yes." : `Not quite. It is: ${asSentence(choices[answer] ?? "")}`}</strong>{" "}
              {explanation}
            </Text>
          </div>
        )}
      </div>
    </>
  );
}

function markOf(choice: number, answer: number, chosen: number | undefined): "right" | "wrong" | undefined {
  if (chosen === undefined) return undefined;
  if (choice === answer) return "right";
  return choice === chosen ? "wrong" : undefined;
}
