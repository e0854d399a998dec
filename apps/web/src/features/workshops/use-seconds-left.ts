import { useEffect, useMemo, useState } from "react";

const TICK_MS = 250;

/**
 * Seconds until a timer runs out, 0 once it has; null without one. Told by the server's clock as it was when `now` came: a
 * phone's own may be wrong.
 */
export function useSecondsLeft(endsAt: string | null, now: string): number | null {
  const behind = useBehind(now);
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    if (endsAt === null) return;
    setAt(Date.now());
    const timer = setInterval(() => setAt(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (endsAt === null) return null;
  return secondsUntil(endsAt, at - behind);
}

/** The server's clock, for whoever asks it now and then. */
export function useServerClock(now: string): () => number {
  const behind = useBehind(now);
  return () => Date.now() - behind;
}

/** Whether there is a timer that is still to run out. */
export const isRunning = (endsAt: string | null | undefined, at: number): boolean =>
  typeof endsAt === "string" && secondsUntil(endsAt, at) > 0;

/** By how much this clock is ahead of the server's, in milliseconds. */
const useBehind = (now: string): number => useMemo(() => Date.now() - new Date(now).getTime(), [now]);

const secondsUntil = (endsAt: string, at: number): number =>
  Math.max(0, Math.ceil((new Date(endsAt).getTime() - at) / 1000));

/** `1:05`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
