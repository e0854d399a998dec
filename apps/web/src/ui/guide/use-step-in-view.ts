import { type RefObject, useEffect, useRef } from "react";

/** After a change of step: shows its name in the row of steps, and its beginning if that is above the screen. */
export function useStepInView(frame: RefObject<HTMLElement | null>, step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    const toName = () => {
      const tab = frame.current?.querySelectorAll<HTMLElement>("[role=tab]")[step];
      const row = tab?.parentElement;
      if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    };
    toName();
    // A device that is turned gives the row another width.
    addEventListener("resize", toName);
    return () => removeEventListener("resize", toName);
  }, [frame, step]);
  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    const toHead = () => {
      if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView({ block: "start" });
    };
    toHead();
    // Once more when the step has its height: the browser holds on to what it saw before.
    const later = requestAnimationFrame(toHead);
    return () => cancelAnimationFrame(later);
  }, [frame, step]);
}
