import { useQuery } from "@tanstack/react-query";
import type { WorkshopDesk } from "@wellput/contract";
import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/links.tsx";
import { QueryPage } from "../../../ui/query-page.tsx";
import { isGone } from "../is-gone.ts";
import { TrainerPage } from "../prepare/trainer-page.tsx";
import { deskQuery } from "../workshops.api.ts";
import { AnswersToShow } from "./answers-to-show.tsx";
import { Controls } from "./controls.tsx";
import classes from "./desk.module.css";
import { DeskHead } from "./desk-head.tsx";
import { RunSheet } from "./run-sheet.tsx";
import { useKeys } from "./use-keys.ts";
import { useSteering } from "./use-steering.ts";

interface DeskPageProps {
  readonly id: string;
  /** What the program says of an answer that is being discussed. */
  readonly renderFeedback: (text: string) => ReactNode;
}

/** A workshop in its trainer's hand. */
export function DeskPage({ id, renderFeedback }: DeskPageProps) {
  const desk = useQuery(deskQuery(id));
  if (isGone(desk))
    return (
      <TrainerPage title="This workshop has ended" lead="It was deleted, with everything that was written in it.">
        <LinkButton to="/workshops">Your workshops</LinkButton>
      </TrainerPage>
    );
  return (
    <QueryPage query={desk} loading="Loading workshop…">
      {(shown) => <Desk desk={shown} renderFeedback={renderFeedback} />}
    </QueryPage>
  );
}

interface DeskProps extends Pick<DeskPageProps, "renderFeedback"> {
  readonly desk: WorkshopDesk;
}

function Desk({ desk, renderFeedback }: DeskProps) {
  const steering = useSteering(desk);
  useKeys(steering, desk);
  const { step } = steering;
  return (
    <TrainerPage title={desk.title} lead={desk.forWhom} width="wide">
      <div className={classes.desk}>
        <DeskHead desk={desk} steering={steering} />
        <section className={classes.present} aria-label="Before everybody now">
          <p className={classes.now}>{nowWords(desk)}</p>
          {step && !desk.isOver && <p className={classes.prompt}>{step.prompt}</p>}
          {step?.material && !desk.isOver && <blockquote className={classes.material}>{step.material}</blockquote>}
        </section>
        {!desk.isOver && <Controls desk={desk} steering={steering} />}
        {step && step.kind !== "break" && !desk.isOver && (
          <AnswersToShow answers={desk.answers} step={step} steering={steering} renderFeedback={renderFeedback} />
        )}
        <RunSheet desk={desk} steering={steering} />
      </div>
    </TrainerPage>
  );
}

function nowWords({ isOver, position, steps }: WorkshopDesk): string {
  if (isOver) return "The workshop is over.";
  if (position === null) return "People are coming in. Press Next to begin.";
  return `Step ${position + 1} of ${steps.length}`;
}
