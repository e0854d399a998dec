import type { RoomStep, Seat } from "@wellput/contract";
import { lazy, Suspense, useEffect } from "react";
import { followRoom } from "../../../lib/live.ts";
import { Scene } from "../../../ui/scene.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { spokenCode } from "../code-words.ts";
import { Timer } from "../timer.tsx";
import { AnswerBox } from "./answer-box.tsx";
import { BarePage } from "./bare-page.tsx";
import { NeverSent } from "./never-sent.tsx";
import { Onward } from "./onward.tsx";
import classes from "./room.module.css";
import { SeatMenu } from "./seat-menu.tsx";
import { ShownAnswers } from "./shown-answers.tsx";
import { TakeHome } from "./take-home.tsx";
import { type Answers, useAnswers, useNeverSent } from "./use-answers.ts";
import { WhoReads } from "./who-reads.tsx";

/** A sheet for several, which most steps have not. */
const Together = lazy(async () => ({ default: (await import("./together.tsx")).Together }));

interface SeatViewProps {
  readonly code: string;
  readonly seat: Extract<Seat, { isJoined: true }>;
}

/** A seat in a workshop: what the trainer has put before everybody, and one's own words. */
export function SeatView({ code, seat: { name, room, keptDays, table, answers: stored, votes } }: SeatViewProps) {
  const { title, now, stage } = room;
  const answers = useAnswers(code, stored, stage);
  useEffect(() => followRoom(code), [code]);
  const foot = (
    <>
      {name || "Unnamed"} · <span className={classes.code}>{spokenCode(code)}</span> <SeatMenu code={code} />
    </>
  );

  if (stage.phase === "gathering")
    return (
      <BarePage title={title} lead="You are in. It begins when your trainer begins; keep this page open." foot={foot} />
    );
  if (stage.phase === "over")
    return (
      <BarePage
        title={title}
        above={<Scene name="hands" />}
        lead="This workshop is over. Thank you for being here."
        foot={foot}
      >
        <TakeHome code={code} isWhole />
        <NeverSent answers={answers.unsent} />
        <Onward />
      </BarePage>
    );

  const { step } = stage;
  const timer = stage.phase === "writing" && <Timer endsAt={stage.endsAt} now={now} className={classes.timer} />;
  return (
    <BarePage key={step.id} title={step.prompt} above={<Above step={step}>{timer}</Above>} foot={foot}>
      {step.material && <blockquote className={classes.material}>{step.material}</blockquote>}
      {step.kind === "break" ? null : step.mode !== "each" ? (
        <Suspense fallback={<Skeleton text="Loading the sheet…" />}>
          <Together code={code} step={step} table={table} isWriting={stage.phase === "writing"} />
        </Suspense>
      ) : stage.phase === "writing" ? (
        <AnswerBox stepId={step.id} answers={answers} />
      ) : (
        <OwnAnswer step={step} answers={answers} isRevealed={stage.phase === "revealed"} />
      )}
      {stage.phase === "writing" && step.kind !== "break" && <WhoReads keptDays={keptDays} />}
      {stage.phase === "revealed" && step.kind !== "break" && <ShownAnswers code={code} stage={stage} votes={votes} />}
    </BarePage>
  );
}

/** What somebody wrote on their own is still before them, though it is kept nowhere else any more. */
export function Ended({ code, seat: { room, answers } }: SeatViewProps) {
  const neverSent = useNeverSent(code);
  return (
    <BarePage title={room.title} lead="This workshop has ended. Thank you for being here.">
      {answers
        .filter(({ text }) => text.trim())
        .map(({ stepId, text }) => (
          <p key={stepId} className={classes.own}>
            {text}
          </p>
        ))}
      <NeverSent answers={neverSent} />
      <Onward />
    </BarePage>
  );
}

function Above({ step: { number, of }, children }: { readonly step: RoomStep; readonly children: React.ReactNode }) {
  return (
    <>
      <span>
        Step {number} of {of}
      </span>
      {children}
    </>
  );
}

interface OwnAnswerProps {
  readonly step: RoomStep;
  readonly answers: Answers;
  readonly isRevealed: boolean;
}

/** One's own words while nobody writes. */
function OwnAnswer({ step, answers, isRevealed }: OwnAnswerProps) {
  const text = answers.textOf(step.id);
  const pensDown = `Pens down: look at your trainer.${text.trim() && " This is what you wrote."}`;
  return (
    <section aria-label="Your answer">
      <p>{isRevealed ? "Your answer" : pensDown}</p>
      {text.trim() ? <p className={classes.own}>{text}</p> : <p className={classes.state}>You wrote nothing here.</p>}
      {answers.stateOf(step.id) === "closed" && (
        <p role="status">This did not arrive before the step was closed. It is kept on this device.</p>
      )}
    </section>
  );
}
