import { type RefObject, useEffect, useState } from "react";
import classes from "./connector.module.css";
import type { Pairing } from "./use-pairing.ts";

interface ConnectorProps {
  /** The element that holds text and comments; the line is drawn in its coordinates. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly pairing: Pairing;
}

/** How far down a card its phrase stands, in pixels. */
const CARD_ENTRY_PX = 24;
/** How far under a phrase the line runs, in pixels: clear of the words above and below. */
const LINE_GAP_PX = 6;

/** A line from the phrase to its comment, where both stand side by side. */
export function Connector({ frame, pairing: { active, cardIdOf } }: ConnectorProps) {
  const activeId = active?.id ?? null;
  const cardId = active ? cardIdOf(active) : null;
  const [path, setPath] = useState<string | null>(null);

  useEffect(() => {
    const draw = () => setPath(frame.current && activeId ? pathBetween(frame.current, activeId, cardId) : null);
    const next = requestAnimationFrame(draw);
    addEventListener("resize", draw);
    addEventListener("scroll", draw, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(next);
      removeEventListener("resize", draw);
      removeEventListener("scroll", draw, { capture: true });
    };
  }, [frame, activeId, cardId]);

  if (!path) return null;
  return (
    <svg className={classes.connector} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function pathBetween(frame: HTMLElement, activeId: string, cardId: string | null): string | null {
  const mark = frame.querySelector(`[data-remark="${CSS.escape(activeId)}"]`);
  const card = cardId ? document.getElementById(cardId) : null;
  if (!mark || !card) return null;
  const origin = frame.getBoundingClientRect();
  const lines = mark.getClientRects();
  const from = lines[lines.length - 1];
  const to = card.getBoundingClientRect();
  // Side by side only: under each other, the light on both is tie enough.
  if (!from || to.left <= from.right) return null;
  // Between the lines to the end of the text, so that no word is crossed out; then over to the card.
  const y1 = from.bottom - origin.top + LINE_GAP_PX;
  const x1 = from.right - origin.left;
  const edge = Math.max(x1, textEdge(mark) - origin.left);
  const [x2, y2] = [to.left - origin.left, to.top - origin.top + CARD_ENTRY_PX];
  const bend = (edge + x2) / 2;
  return `M${x1} ${y1} H${edge} C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}

/** Where the text around a mark ends, on the right. */
function textEdge(mark: Element): number {
  return mark.parentElement?.getBoundingClientRect().right ?? 0;
}
