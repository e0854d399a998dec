import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** A yes or no that this device remembers, one for all boxes and tabs; `atFirst` holds until somebody chooses. */
export function useDeviceChoice(key: string, atFirst: boolean): readonly [boolean, (chosen: boolean) => void] {
  const chosen = useSyncExternalStore(subscribe, () => {
    const stored = readStored(key);
    return typeof stored === "boolean" ? stored : atFirst;
  });
  const choose = (next: boolean) => {
    writeStored(key, next === atFirst ? undefined : next);
    for (const listener of listeners) listener();
  };
  return [chosen, choose];
}
