import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../../lib/storage.ts";

const KEY = "feedbackWhileTyping";
const listeners = new Set<() => void>();

const isOn = (): boolean => readStored(KEY) === true;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function turn(on: boolean): void {
  writeStored(KEY, on ? true : undefined);
  for (const listener of listeners) listener();
}

/** Whether this device gives feedback while typing: one switch for all boxes and tabs, off until somebody turns it on. */
export const useTypingSwitch = () => [useSyncExternalStore(subscribe, isOn), turn] as const;
