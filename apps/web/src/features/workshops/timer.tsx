import { clockOf, useSecondsLeft } from "./use-seconds-left.ts";

interface TimerProps {
  readonly endsAt: string | null;
  /** The server's clock when `endsAt` came. */
  readonly now: string;
  readonly className?: string | undefined;
}

/** What is left of a timer; nothing where there is none. */
export function Timer({ endsAt, now, className }: TimerProps) {
  const left = useSecondsLeft(endsAt, now);
  if (left === null) return null;
  return (
    <span role="timer" className={className}>
      {left === 0 ? "Time is up" : clockOf(left)}
    </span>
  );
}
