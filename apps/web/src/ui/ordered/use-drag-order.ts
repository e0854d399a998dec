import type { UseDragState } from "@mantine/hooks";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** One item on its way: where it was, where it would go, and how far it stands from its place, in pixels. */
export interface Journey {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
  /** From one item's top to the next one's. */
  readonly step: number;
  /** How far from the item's middle it is held. */
  readonly hold: number;
  /** How high the list was at rest, in pixels. */
  readonly height: number;
}

/** Where the rows of a list lie on the screen; all are of one height. */
interface Rows {
  readonly step: number;
  readonly count: number;
  readonly middleOf: (index: number) => number;
}

function measure(list: HTMLElement): Rows {
  const [first, second] = list.children;
  const height = first?.getBoundingClientRect().height ?? 0;
  const step = first && second ? offsetOf(second) - offsetOf(first) : height;
  return {
    step,
    count: list.children.length,
    middleOf: (index) => list.getBoundingClientRect().top + height / 2 + index * step,
  };
}

/** Without the transform that an item may have while another is dragged past it. */
const offsetOf = (item: Element): number => (item instanceof HTMLElement ? item.offsetTop : 0);

/** So near to the screen's upper or lower edge a dragged item has the page scroll, with room for the page's head. */
const EDGE_PX = 120;
/** A hand that only holds the item is not on its way to an edge. */
const TOWARDS_PX = 12;
const SCROLL_PX_A_FRAME = 7;

/** How far to scroll in this frame for a pointer at `y` that took hold at `start`, so that the rows beyond the edge are seen. */
function scrollAtEdge(y: number, start: number, { middleOf, count }: Rows): number {
  const isUp = y < Math.min(EDGE_PX, start - TOWARDS_PX) && middleOf(0) < EDGE_PX;
  if (isUp) return -SCROLL_PX_A_FRAME;
  const foot = window.innerHeight - EDGE_PX;
  const isDown = y > Math.max(foot, start + TOWARDS_PX) && middleOf(count - 1) > foot;
  return isDown ? SCROLL_PX_A_FRAME : 0;
}

interface DragOrderOptions {
  readonly onMove: (from: number, to: number) => void;
  /** The item goes back to where it was. */
  readonly onCancel: (from: number) => void;
}

/**
 * Moves items of a list with the pointer. While `journey` is there the items must be shown as rows of one height, so that
 * a list of tall forms is a list that one can see: the page is scrolled to where the row lies under the pointer. For that
 * the list must stay as high as `height`; where the page can't be scrolled so far, the item is held beside its middle.
 * At the screen's edges the page scrolls on. Escape puts the item back; the pointer may still be down, and moves nothing until it is pressed anew.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, { onMove, onCancel }: DragOrderOptions) {
  const [journey, setJourney] = useState<Journey | null>(null);
  const latest = useRef<Journey | null>(null);
  const pointer = useRef({ y: 0, start: 0 });

  const show = (next: Journey | null) => {
    latest.current = next;
    flushSync(() => setJourney(next));
  };
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    const from = latest.current?.from;
    if (event.key !== "Escape" || from === undefined) return;
    event.preventDefault();
    show(null);
    onCancel(from);
  });
  /** Shows the item under a pointer at `y`. */
  const follow = (y: number) => {
    if (!list.current || !latest.current) return;
    const { step, count, middleOf } = measure(list.current);
    const { from, hold } = latest.current;
    const middle = y - hold;
    const to = Math.max(0, Math.min(count - 1, Math.round((middle - middleOf(0)) / step)));
    show({ ...latest.current, to, offset: middle - middleOf(from), step });
  };
  const handleFrame = useEffectEvent(() => {
    if (!list.current) return;
    const { y, start } = pointer.current;
    const top = scrollAtEdge(y, start, measure(list.current));
    if (top === 0) return;
    window.scrollBy({ top, behavior: "instant" });
    follow(y);
  });
  const isUnderWay = journey !== null;
  useEffect(() => {
    if (!isUnderWay) return;
    const listen = (event: KeyboardEvent) => handleEscape(event);
    window.addEventListener("keydown", listen);
    let frame = requestAnimationFrame(function next() {
      handleFrame();
      frame = requestAnimationFrame(next);
    });
    return () => {
      window.removeEventListener("keydown", listen);
      cancelAnimationFrame(frame);
    };
  }, [isUnderWay]);

  const handleDrag = (index: number, { xy: [, y], first, last, canceled }: UseDragState) => {
    if (!list.current) return;
    if (first) {
      const begun = { from: index, to: index, offset: 0, step: 0, hold: 0, height: list.current.offsetHeight };
      show(begun);
      window.scrollBy({ top: measure(list.current).middleOf(index) - y, behavior: "instant" });
      latest.current = { ...begun, hold: y - measure(list.current).middleOf(index) };
      pointer.current = { y, start: y };
    }
    pointer.current.y = y;
    follow(y);
    if (!last || !latest.current) return;
    const { from, to } = latest.current;
    show(null);
    if (!canceled && to !== from) onMove(from, to);
  };
  return { journey, handleDrag };
}

/** How far an item is out of its place while another one travels, in pixels. */
export function shiftOf(index: number, { from, to, offset, step }: Journey): number {
  if (index === from) return offset;
  if (index > from && index <= to) return -step;
  return index < from && index >= to ? step : 0;
}
