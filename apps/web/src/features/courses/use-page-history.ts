import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { firstLocked } from "./first-locked.ts";
import type { Progress } from "./use-progress.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** In a course whose pages share one address: the page that was shown. */
    readonly coursePage?: number;
  }
}

/** The pages of a course as the browser's history has them: its Back leads to the page before, and out of the course only at the first. */
export function usePageHistory(progress: Progress): Progress {
  const navigate = useNavigate();
  const page = useLocation({ select: ({ state }) => state.coursePage });
  const note = (coursePage: number, replace: boolean) =>
    void navigate({ to: ".", search: true, state: { coursePage }, replace, resetScroll: false });

  // What an entry says when one comes is from another time: where one is decides.
  const isNoted = useRef(false);
  const shown = useRef(page);
  useEffect(() => {
    if (!isNoted.current) {
      isNoted.current = true;
      if (page !== progress.index) note(progress.index, true);
      return;
    }
    if (page === undefined || page === shown.current) return;
    shown.current = page;
    if (page !== progress.index && page <= firstLocked(progress)) progress.goTo(page);
  });
  const goTo = (index: number) => {
    progress.goTo(index);
    note(index, false);
  };
  return { ...progress, goTo };
}
