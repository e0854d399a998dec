import { useEffect, useRef } from "react";

/** A message that another page began is put into the box, once. */
export function useHandedOver(input: string | undefined, onPick: (text: string) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || input === undefined) return;
    isDone.current = true;
    onPick(input);
  });
}
