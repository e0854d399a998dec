import { Button, Group, Text, Title } from "@mantine/core";
import type { DeskAnswer, DeskStep } from "@wellput/contract";
import type { ReactNode } from "react";
import { countOf } from "../../../lib/format.ts";
import classes from "./desk.module.css";
import type { Steering } from "./use-steering.ts";

interface AnswersToShowProps {
  readonly answers: readonly DeskAnswer[];
  readonly step: DeskStep;
  readonly steering: Steering;
  /** What the program says of the answer that is being discussed. */
  readonly renderFeedback: (text: string) => ReactNode;
}

/** The answers to the present step, without names: which to hide, which to discuss. */
export function AnswersToShow({ answers, step, steering, renderFeedback }: AnswersToShowProps) {
  return (
    <section aria-labelledby="answers">
      <Title order={2} size="h3" id="answers" mb="xs">
        {countOf(answers.length, "answer")}
      </Title>
      <Text c="dimmed" mb="sm">
        {step.phase === "revealed"
          ? "Everybody sees these, without names."
          : "Only you see these, until you reveal them."}
      </Text>
      {step.phase === "revealed" && (
        <Button
          variant={step.isVoting ? "filled" : "light"}
          mb="sm"
          aria-keyshortcuts="V"
          onClick={steering.toggleVote}
        >
          {step.isVoting ? "Close the vote" : "Vote for the kindest wording"}
        </Button>
      )}
      <ul className={classes.answers}>
        {answers.map(({ id, text, isHidden, table, votes }) => (
          <li key={id} data-hidden={isHidden} data-discussed={id === step.discussedId}>
            <div>
              {table !== null && <p className={classes.now}>Table {table}</p>}
              {id === step.discussedId ? (
                <section aria-label="What Wellput says of it" className={classes.feedback}>
                  {renderFeedback(text)}
                </section>
              ) : (
                <p>{text}</p>
              )}
              {votes > 0 && <p className={classes.now}>{countOf(votes, "vote")}</p>}
            </div>
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant={id === step.discussedId ? "filled" : "light"}
                aria-pressed={id === step.discussedId}
                onClick={() => steering.discuss(id === step.discussedId ? null : id)}
              >
                Discuss
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-pressed={isHidden}
                onClick={() => steering.hide(id, !isHidden)}
              >
                {isHidden ? "Show again" : "Hide"}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
