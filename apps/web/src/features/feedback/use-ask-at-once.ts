import { useEffect, useRef } from "react";

/** Asks once, as soon as there is a text and the wish to have it read at once. */
export function useAskAtOnce(isWished: boolean, text: string, ask: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWished || isDone.current || !text.trim()) return;
    isDone.current = true;
    ask();
  });
}
