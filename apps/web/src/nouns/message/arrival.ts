import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";

/** What a page is handed by the one before it: words to begin with, and whether to ask at once. */
export interface Arrival {
  readonly input?: string;
  readonly getFeedbackOnLoad?: boolean;
  readonly sessionResponse?: string;
}

declare module "@tanstack/react-router" {
  interface HistoryState extends Arrival {}
}

/** Where this tab notes the arrival that it used up. */
const USED_KEY = "arrival-used";

/** Reads the arrival once: a refresh, or the way back, does not ask again, nor put old words over newer ones. */
export function useArrival(): Arrival {
  const { history } = useRouter();
  const { __TSR_key: key, ...state } = history.location.state;
  const [arrival] = useState(() => (readStored(USED_KEY, "tab") === key ? {} : readArrival(state)));
  useEffect(() => {
    if (arrival.getFeedbackOnLoad || arrival.input !== undefined) writeStored(USED_KEY, key, "tab");
  }, [arrival, key]);
  return arrival;
}

function readArrival(state: object): Arrival {
  const { input, getFeedbackOnLoad, sessionResponse } = state as Record<keyof Arrival, unknown>;
  return {
    ...(typeof input === "string" && { input }),
    ...(typeof sessionResponse === "string" && { sessionResponse }),
    getFeedbackOnLoad: getFeedbackOnLoad === true,
  };
}
