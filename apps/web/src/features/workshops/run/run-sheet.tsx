import { Button, Group, Title, UnstyledButton } from "@mantine/core";
import type { WorkshopDesk } from "@wellput/contract";
import classes from "./desk.module.css";
import type { Steering } from "./use-steering.ts";

interface RunSheetProps {
  readonly desk: WorkshopDesk;
  readonly steering: Steering;
}

/** All steps in their order; a press goes to one. */
export function RunSheet({ desk: { id, steps, position, isOver }, steering }: RunSheetProps) {
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
      <p className={classes.keys}>
        Keys: <kbd>←</kbd> <kbd>→</kbd> back and next, <kbd>L</kbd> lock, <kbd>R</kbd> reveal, <kbd>T</kbd> two minutes.
      </p>
      <Group gap="sm">
        <Button variant="default" onClick={() => steering.end(!isOver)}>
          {isOver ? "Open it again" : "End the workshop"}
        </Button>
        <Button component="a" variant="default" href={`/api/workshops/${id}/answers.csv`} download>
          Answers as CSV
        </Button>
      </Group>
    </section>
  );
}
