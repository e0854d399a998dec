import { useHotkeys } from "@mantine/hooks";
import { useEffect, useState } from "react";

/** Long enough to read a page aloud. */
const TURN_MS = 15_000;

/**
 * The page of so many that is shown. Pages turn by themselves, for a trainer who walks about with a phone; once somebody has
 * turned one by hand, that is left to them.
 */
export function usePages(count: number): number {
  const [at, setAt] = useState(0);
  const [isByHand, setByHand] = useState(false);
  const canTurn = count > 1;
  const page = Math.min(at, Math.max(count - 1, 0));
  useEffect(() => {
    if (!canTurn || isByHand) return;
    const turning = setInterval(() => setAt((was) => (was + 1) % count), TURN_MS);
    return () => clearInterval(turning);
  }, [canTurn, isByHand, count]);
  const turnTo = (to: number) => {
    setByHand(true);
    setAt(Math.max(0, Math.min(to, count - 1)));
  };
  // Where there is nothing to turn, these keys scroll.
  useHotkeys(
    canTurn
      ? [
          ["ArrowDown", () => turnTo(page + 1)],
          ["ArrowUp", () => turnTo(page - 1)],
        ]
      : [],
  );
  return page;
}
