import { useEffect } from "react";

const PRESSES = 3;
const WITHIN_MS = 5000;

/** Empties the screen at once and goes to an everyday page, which takes this one's place in the history. */
export function leave(to: string): void {
  document.title = "\u00a0";
  document.body.style.display = "none";
  location.replace(to);
}

/**
 * Leaves when Shift is pressed three times by itself within five seconds. Not Escape, which stops a page from loading and
 * means other things to other programs; source: the GOV.UK Design System, 'Exit this page'.
 */
export function useLeaveKeys(to: string | undefined): void {
  useEffect(() => {
    if (to === undefined) return;
    let presses: number[] = [];
    let isAlone = false;
    const handleDown = ({ key, repeat }: KeyboardEvent) => {
      if (repeat) return;
      isAlone = key === "Shift";
      if (!isAlone) presses = [];
    };
    const handleUp = ({ key, timeStamp }: KeyboardEvent) => {
      // With a capital in between it was no press of Shift by itself.
      if (key !== "Shift" || !isAlone) return;
      presses = [...presses.filter((at) => timeStamp - at < WITHIN_MS), timeStamp];
      if (presses.length >= PRESSES) leave(to);
    };
    addEventListener("keydown", handleDown);
    addEventListener("keyup", handleUp);
    return () => {
      removeEventListener("keydown", handleDown);
      removeEventListener("keyup", handleUp);
    };
  }, [to]);
}
