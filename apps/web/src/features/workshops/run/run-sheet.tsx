import { Button, Group, Title, UnstyledButton } from "@mantine/core";
import type { WorkshopDesk } from "@wellput/contract";
import { countOf } from "../../../lib/format.ts";
import { FileButton } from "../../../ui/file-link.tsx";
import { LinkButton } from "../../../ui/links.tsx";
import classes from "./desk.module.css";
import { RunAgain } from "./run-again.tsx";
import { Tables } from "./tables.tsx";
import type { Steering } from "./use-steering.ts";

interface RunSheetProps {
  readonly desk: WorkshopDesk;
  readonly steering: Steering;
}

/** All steps in their order; a press goes to one. */
export function RunSheet({ desk, steering }: RunSheetProps) {
  const { id, steps, position, isOver, keptDays } = desk;
  return (
    <section aria-labelledby="run-sheet">
      <Title order={2} size="h3" id="run-sheet" mb="sm">
        All steps
      </Title>
      <ol className={classes.sheet}>
        {steps.map(({ id: stepId, prompt, material }, at) => (
          <li key={stepId}>
            <UnstyledButton
              className={classes.step}
              aria-current={at === position && !isOver ? "step" : undefined}
              disabled={isOver}
              onClick={() => steering.goTo(at)}
            >
              <span className={classes.number}>{at + 1}</span>
              <span>
                {prompt}
                {material && <span className={classes.about}>{material}</span>}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      {!isOver && steps.some(({ mode }) => mode === "table") && <Tables desk={desk} steering={steering} />}
      {!isOver && (
        <p className={classes.keys}>
          Keys: <kbd>←</kbd> <kbd>→</kbd> back and next, <kbd>L</kbd> lock, <kbd>R</kbd> reveal, <kbd>V</kbd> vote,{" "}
          <kbd>T</kbd> two minutes.
        </p>
      )}
      <p className={classes.kept}>
        What people write is kept for {countOf(keptDays, "day")} after you last use this workshop. They are told.
      </p>
      <Group gap="sm">
        <Button variant="default" onClick={() => steering.end(!isOver)}>
          {isOver ? "Open it again" : "End the workshop"}
        </Button>
        <FileButton href={`/api/workshops/${id}/answers.csv`}>Answers as CSV</FileButton>
        <LinkButton to="/workshops/$id/results" params={{ id }} variant="default">
          Answers to print
        </LinkButton>
        <LinkButton to="/workshops/$id/edit" params={{ id }} variant="default">
          Edit the steps
        </LinkButton>
        <RunAgain key={id} desk={desk} />
      </Group>
    </section>
  );
}
