import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Who goes on by the buttons at the foot begins at the head of the next step: the answer is called before the change. */
export function useStepFocus(frame: RefObject<HTMLElement | null>, step: number): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    frame.current?.querySelectorAll<HTMLElement>("[role=tabpanel]")[step]?.focus({ preventScroll: true });
  }, [frame, step]);
  return useCallback(() => {
    isDue.current = true;
  }, []);
}
