import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { DeskStep, WorkshopDesk } from "@wellput/contract";
import { type ReactNode, useEffect } from "react";
import { qrQuery } from "../../../lib/qr.ts";
import { QueryView } from "../../../ui/query-view.tsx";
import { joinAddress, joinLink, spokenCode } from "../code-words.ts";
import { isGone } from "../is-gone.ts";
import { Timer } from "../timer.tsx";
import { deskQuery } from "../workshops.api.ts";
import { useFit } from "./use-fit.ts";
import { useKeys } from "./use-keys.ts";
import { useSteering } from "./use-steering.ts";
import classes from "./wall.module.css";
import { WallAnswers } from "./wall-answers.tsx";
import { isLong, writtenWords } from "./wall-pages.ts";

interface WallPageProps {
  readonly id: string;
  /** What the program says of an answer that is being discussed. */
  readonly renderFeedback: (text: string) => ReactNode;
}

/** What a projector shows: one thing at a time, and always the code. */
export function WallPage({ id, renderFeedback }: WallPageProps) {
  const desk = useQuery(deskQuery(id));
  if (isGone(desk))
    return (
      <div className={classes.wall}>
        <div className={classes.middle}>
          <h1 className={classes.prompt} data-short>
            This workshop has ended.
          </h1>
        </div>
      </div>
    );
  return (
    <QueryView query={desk} loading="Loading workshop…">
      {(shown) => <Wall desk={shown} renderFeedback={renderFeedback} />}
    </QueryView>
  );
}

interface WallProps extends Pick<WallPageProps, "renderFeedback"> {
  readonly desk: WorkshopDesk;
}

function Wall({ desk, renderFeedback }: WallProps) {
  const steering = useSteering(desk);
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme("light");
  useKeys(steering, desk);
  useHotkeys([["D", () => setColorScheme(scheme === "dark" ? "light" : "dark")]]);
  useEffect(() => {
    document.title = `${desk.title} · Wellput`;
  }, [desk.title]);
  const { step } = steering;
  return (
    <div className={classes.wall}>
      {step && !desk.isOver && (
        <header className={classes.corner}>
          <span>{joinAddress()}</span>
          <strong className={classes.code}>{spokenCode(desk.code)}</strong>
        </header>
      )}
      <div className={classes.middle}>
        {desk.isOver && (
          <>
            <h1 className={classes.prompt} data-short>
              Thank you for being here.
            </h1>
            <p className={classes.large}>What you wrote is on your phone, to take home.</p>
          </>
        )}
        {!desk.isOver && !step && <Welcome desk={desk} />}
        {!desk.isOver && step && <Step desk={desk} step={step} renderFeedback={renderFeedback} />}
      </div>
    </div>
  );
}

function Welcome({ desk: { title, code, guests } }: { readonly desk: WorkshopDesk }) {
  const qr = useQuery(qrQuery(joinLink(code))).data;
  return (
    <div className={classes.welcome}>
      {qr && <img src={qr} alt="QR code of the link to join this workshop" className={classes.qr} />}
      <div>
        <h1 className={classes.prompt}>{title}</h1>
        <p className={classes.large}>
          {joinAddress()}
          <br />
          <strong className={classes.hugeCode}>{spokenCode(code)}</strong>
        </p>
        <p className={classes.count}>{guests.length === 0 ? "You need no account." : `${guests.length} here`}</p>
      </div>
    </div>
  );
}

/** What stands alone on the wall, and is soon read, has larger letters. */
const isShort = ({ prompt, material }: DeskStep) => material === "" && prompt.length <= 80;

interface StepProps extends WallProps {
  readonly step: DeskStep;
}

function Step({ desk, step, renderFeedback }: StepProps) {
  if (step.phase === "revealed")
    return <WallAnswers key={step.id} step={step} answers={desk.answers} renderFeedback={renderFeedback} />;
  return <Asked desk={desk} step={step} />;
}

/** What people are asked, and how far they have come. */
function Asked({ desk: { guests, now }, step }: Pick<StepProps, "desk" | "step">) {
  const place = useFit();
  const written = step.kind !== "break" && writtenWords(step, guests);
  return (
    <div ref={place} className={classes.asked}>
      <h1 className={classes.prompt} data-short={isShort(step) || undefined}>
        {step.prompt}
      </h1>
      {step.material && (
        <blockquote className={classes.material} data-long={isLong(step.material) || undefined}>
          {step.material}
        </blockquote>
      )}
      <p className={classes.count}>
        {step.phase === "locked" ? (
          <strong className={classes.timer}>Pens down</strong>
        ) : (
          <Timer endsAt={step.endsAt} now={now} className={classes.timer} />
        )}
        {written && <span>{written}</span>}
      </p>
    </div>
  );
}
