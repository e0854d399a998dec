import type { Danger } from "@wellput/contract";
import { useEffect, useState } from "react";
import { dangerOnDevice } from "./danger-on-device.ts";

/** Half a sentence may sound worse than the whole: it is read when typing rests for so long, in milliseconds. */
const REST_MS = 900;

/** What this device hears in a text whenever typing rests; what it heard last stays until it has read again. */
export function useDanger(text: string, isOn = true): Danger | undefined {
  const [danger, setDanger] = useState<Danger>();
  const isWanted = isOn && text.trim() !== "";

  useEffect(() => {
    if (!isWanted) return setDanger(undefined);
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      // Without the reader there is no help in place; 'Need help now?' stands at the foot of every page.
      const heard = await dangerOnDevice(text).catch(() => undefined);
      if (!stale.signal.aborted) setDanger(heard);
    }, REST_MS);
    return () => {
      stale.abort();
      clearTimeout(timer);
    };
  }, [isWanted, text]);
  return isWanted ? danger : undefined;
}
