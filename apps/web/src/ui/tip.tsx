import { TOOLTIP_HIDE_MS, TOOLTIP_SHOW_MS } from "@wellput/contract/limits";
import { cloneElement, type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { late } from "../lib/late.ts";

const words = late(() => import("./tip-words.ts"));

interface TipProps {
  readonly label: string;
  /** A button or a link, with a name of its own: for a screen reader the tip adds nothing to it. */
  readonly children: ReactElement<{ ref?: RefObject<HTMLElement | null> }>;
}

/** Explains the thing that it is around, on hover, focus and tap; what draws it is fetched when there is a pointer. */
export function Tip({ label, children }: TipProps) {
  const target = useRef<HTMLElement>(null);
  const isOpen = useTipOpen(target);
  const part = words.use(isOpen);
  return (
    <>
      {cloneElement(children, { ref: target })}
      {part && <part.Tooltip label={label} target={target} opened={isOpen} />}
    </>
  );
}

/** Open a moment after the pointer came, or at once with the keyboard; closed a moment after it left, or by Escape. */
function useTipOpen(target: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const gone = new AbortController();
    const { signal } = gone;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = (open: boolean, afterMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(open), afterMs);
    };
    element.addEventListener("mouseenter", () => turn(true, TOOLTIP_SHOW_MS), { signal });
    element.addEventListener("mouseleave", () => turn(false, TOOLTIP_HIDE_MS), { signal });
    element.addEventListener("focus", () => element.matches(":focus-visible") && turn(true, 0), { signal });
    element.addEventListener("blur", () => turn(false, 0), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && turn(false, 0), { signal });
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [target]);
  return isOpen;
}
