import { useEffect, useEffectEvent } from "react";

interface ArrowKeys {
  readonly onBack: () => void;
  readonly onForward: () => void;
}

/** What has a use of its own for the arrow keys. */
const OWN_ARROWS = "input, textarea, select, [contenteditable], [role=tab], [role=dialog], [role=menu], [role=slider]";

/** Hears the left and right arrow keys wherever nothing else needs them. */
export function useArrowKeys({ onBack, onForward }: ArrowKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
    if (event.key === "ArrowRight") onForward();
    if (event.key === "ArrowLeft") onBack();
  });
  useEffect(() => {
    const handler = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", handler);
    return () => document.removeEventListener("keydown", handler);
  }, []);
}
