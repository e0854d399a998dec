import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";
import { toast } from "../../ui/toast.tsx";

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

/** A message that another page began is put into the box, once. */
export function useHandedOver(input: string | undefined, onPick: (text: string) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || input === undefined) return;
    isDone.current = true;
    onPick(input);
  });
}

interface Fields {
  readonly text: string;
}

/** Puts a message in the place of the one that stands in a box; Undo brings that back, unless the new one was written on since. */
export function replaceText(
  before: string,
  text: string,
  set: (change: Fields | ((latest: Fields) => Partial<Fields>)) => void,
): void {
  set({ text });
  if (before.trim() === "" || before === text) return;
  const onClick = () => set((latest) => (latest.text === text ? { text: before } : {}));
  toast("info", "Your message was replaced.", { label: "Undo", onClick });
}
