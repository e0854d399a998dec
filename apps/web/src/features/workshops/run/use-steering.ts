import { useMutation } from "@tanstack/react-query";
import type { SteerWorkshop, StepPhase, WorkshopDesk } from "@wellput/contract";
import { toastProblem } from "../../../ui/toast-problem.ts";
import { steerMutation } from "../workshops.api.ts";

export interface Steering {
  readonly step: WorkshopDesk["steps"][number] | null;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly goTo: (position: number | null) => void;
  readonly goBack: () => void;
  readonly goOn: () => void;
  readonly toPhase: (phase: StepPhase) => void;
  readonly toggleLock: () => void;
  readonly toggleReveal: () => void;
  readonly setTimer: (seconds: number | null) => void;
  readonly discuss: (answerId: string | null) => void;
  readonly hide: (answerId: string, isHidden: boolean) => void;
  /** Opens a vote on what is shown, or closes it. */
  readonly toggleVote: () => void;
  /** Takes somebody's seat away. */
  readonly remove: (guestId: string) => void;
  /** Gives it back. */
  readonly admit: (guestId: string) => void;
  /** Whether either is on its way to the server. */
  readonly isMoving: (guestId: string) => boolean;
  /** Seats everybody anew, so many at a table. */
  readonly seat: (size: number) => void;
  readonly end: (isOver: boolean) => void;
}

/** What a trainer does with a workshop, each in one word. */
export function useSteering({ id, position, steps, isOver }: WorkshopDesk): Steering {
  const steer = useMutation({ ...steerMutation(id), onError: toastProblem });
  const act = (json: SteerWorkshop) => steer.mutate(json);
  const step = position === null ? null : (steps[position] ?? null);
  const atStep = (make: (stepId: string) => SteerWorkshop) => {
    if (step && !isOver) act(make(step.id));
  };
  const toPhase = (phase: StepPhase) => atStep((stepId) => ({ act: "phase", stepId, phase }));
  // Nobody writes in a break.
  const isBreak = step?.kind === "break";
  // What is over is opened again on purpose, and by no key of a presenter in the hand.
  const canGoBack = position !== null && !isOver;
  const canGoOn = (position ?? -1) < steps.length - 1 && !isOver;
  const goTo = (next: number | null) => act({ act: "go", position: next });
  return {
    step,
    canGoBack,
    canGoOn,
    goTo,
    goBack: () => canGoBack && goTo(position === 0 ? null : position - 1),
    goOn: () => canGoOn && goTo((position ?? -1) + 1),
    toPhase,
    toggleLock: () => !isBreak && toPhase(step?.phase === "locked" ? "writing" : "locked"),
    toggleReveal: () => !isBreak && toPhase(step?.phase === "revealed" ? "writing" : "revealed"),
    setTimer: (seconds) => atStep((stepId) => ({ act: "timer", stepId, seconds })),
    discuss: (answerId) => atStep((stepId) => ({ act: "discuss", stepId, answerId })),
    hide: (answerId, isHidden) => atStep((stepId) => ({ act: "hide", stepId, answerId, isHidden })),
    toggleVote: () => atStep((stepId) => ({ act: "vote", stepId, isOpen: !step?.isVoting })),
    remove: (guestId) => act({ act: "remove", guestId }),
    admit: (guestId) => act({ act: "admit", guestId }),
    isMoving: (guestId) => steer.isPending && "guestId" in steer.variables && steer.variables.guestId === guestId,
    seat: (size) => act({ act: "tables", size }),
    end: (over) => act({ act: "end", isOver: over }),
  };
}
