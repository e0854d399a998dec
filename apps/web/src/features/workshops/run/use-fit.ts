import { type RefObject, useLayoutEffect, useRef } from "react";

/** Letters of a long text, as a share of those of a short one: smaller ones are not read from the back of a room. */
const SMALLEST = 0.5;
const STEP = 0.05;

/** Makes the letters in an element smaller (its `--fit`) until the page needs no scroll: nobody can scroll a projector. */
export function useFit(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // After each drawing: the clock, or a count of two digits, takes room too.
  useLayoutEffect(() => {
    const fit = () => {
      const { scrollingElement: page } = document;
      for (let share = 1; share > SMALLEST - STEP / 2; share -= STEP) {
        place.current?.style.setProperty("--fit", share.toFixed(2));
        if (page && page.scrollHeight <= page.clientHeight) return;
      }
    };
    fit();
    // Letters that come late are of another width.
    void document.fonts.ready.then(fit);
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  });
  return place;
}
