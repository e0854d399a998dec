import { type HotkeyItem, useHotkeys } from "@mantine/hooks";
import type { WorkshopDesk } from "@wellput/contract";
import { isRunning, useServerClock } from "../use-seconds-left.ts";
import type { Steering } from "./use-steering.ts";

/** A minute on the clock, and half of one. */
export const TIMERS_S = [30, 60, 120, 180, 300] as const;
const KEY_TIMER_S = 120;

/** While a dialog is open its keys are its own: nobody steers a room that they do not see. */
const key = (name: string, steer: () => void): HotkeyItem => [
  name,
  (event) => {
    if (document.querySelector("[role=dialog]")) return;
    event.preventDefault();
    steer();
  },
  { preventDefault: false },
];

/** Everything by keyboard; the page keys are those of a presenter in the hand. */
export function useKeys(steering: Steering, { now }: Pick<WorkshopDesk, "now">): void {
  const clock = useServerClock(now);
  useHotkeys([
    key("ArrowRight", steering.goOn),
    key("PageDown", steering.goOn),
    key("ArrowLeft", steering.goBack),
    key("PageUp", steering.goBack),
    key("L", steering.toggleLock),
    key("R", steering.toggleReveal),
    key("V", () => steering.step?.phase === "revealed" && steering.toggleVote()),
    key("T", () => steering.setTimer(isRunning(steering.step?.endsAt, clock()) ? null : KEY_TIMER_S)),
  ]);
}
