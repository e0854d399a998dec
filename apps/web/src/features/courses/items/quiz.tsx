import { Button, Group, Text, Title } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { surveyPrivacy } from "@wellput/content/answer-privacy";
import type { CourseQuestion } from "@wellput/contract";
import { useId } from "react";
import { countOf } from "../../../lib/format.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { StepCarousel } from "../../../ui/step-carousel.tsx";
import type { Seat } from "../kept.ts";
import { asSentence } from "./as-sentence.ts";
import { Choices } from "./choices.tsx";
import classes from "./items.module.css";
import { useRound } from "./use-round.ts";

interface QuizProps {
  /** The item of the course that asks. */
  readonly item: string;
  readonly title: string;
  readonly questions: readonly CourseQuestion[];
  readonly seat: Seat;
  readonly version: string;
  readonly onFinish: () => void;
  readonly onPost: () => void;
}

/** Questions with one right answer, one at a time: why it is right stands there at once, and one may begin again. */
export function Quiz({ title, questions, ...props }: QuizProps) {
  const id = useId();
  const { round, answer, goOn, startAgain } = useRound(questions, props);
  const chosen = round.chosen[round.index];
  const { userId } = props.seat;
  return (
    <section aria-labelledby={id} id={`quiz-${props.item}`} className={classes.quiz}>
      <Title order={2} id={id} mb="md">
        {title}
      </Title>
      <Sheet>
        <StepCarousel
          noun="Question"
          items={questions}
          keyOf={({ question }) => question}
          index={round.index}
          end={<QuizEnd questions={questions} chosen={round.chosen} rounds={round.rounds} onStartAgain={startAgain} />}
        >
          {(question, at) => (
            <>
              <Choices question={question} chosen={chosen} onChoose={answer} />
              {chosen !== undefined && (
                <Button mt="md" rightSection={<IconArrowRight size={18} aria-hidden />} onClick={goOn}>
                  {at + 1 < questions.length ? "Next question" : "See how it went"}
                </Button>
              )}
            </>
          )}
        </StepCarousel>
      </Sheet>
      <Text size="sm" c="dimmed" mt="sm">
        {userId === null ? "Your answers stay on this device." : `${surveyPrivacy.participant} Yours is ${userId}.`}
      </Text>
    </section>
  );
}

interface QuizEndProps {
  readonly questions: readonly CourseQuestion[];
  readonly chosen: readonly number[];
  /** How many were right in each round so far. */
  readonly rounds: readonly number[];
  readonly onStartAgain: () => void;
}

function QuizEnd({ questions, chosen, rounds, onStartAgain }: QuizEndProps) {
  const right = questions.filter(({ answer }, at) => chosen[at] === answer).length;
  return (
    <>
      <p className={classes.score}>
        {right} of {questions.length} right
      </p>
      <Text>
        {right === questions.length ? "Every one of them." : "Those that you missed are worth a second look:"}
      </Text>
      <ul className={classes.missed}>
        {questions.map(({ question, choices, answer, explanation }, at) =>
          chosen[at] === answer ? null : (
            <li key={question}>
              <span className={classes.question}>{question}</span>
              <strong>{asSentence(choices[answer] ?? "")}</strong> {explanation}
            </li>
          ),
        )}
      </ul>
      <Group mt="md">
        <Button variant="default" onClick={onStartAgain}>
          Try again
        </Button>
        {rounds.length > 1 && (
          <Text c="dimmed" size="sm">
            {countOf(rounds.length, "round")} so far; the best had {Math.max(...rounds)} right.
          </Text>
        )}
      </Group>
    </>
  );
}
