import { useHotkeys } from "@mantine/hooks";
import type { Steering } from "./use-steering.ts";

/** A minute on the clock, and half of one. */
export const TIMERS_S = [30, 60, 120, 180, 300] as const;
const KEY_TIMER_S = 120;

/** Everything by keyboard; the page keys are those of a presenter in the hand. */
export function useKeys(steering: Steering): void {
  useHotkeys([
    ["ArrowRight", steering.goOn],
    ["PageDown", steering.goOn],
    ["ArrowLeft", steering.goBack],
    ["PageUp", steering.goBack],
    ["L", steering.toggleLock],
    ["R", steering.toggleReveal],
    ["V", () => steering.step?.phase === "revealed" && steering.toggleVote()],
    ["T", () => steering.setTimer(steering.step?.endsAt ? null : KEY_TIMER_S)],
  ]);
}
