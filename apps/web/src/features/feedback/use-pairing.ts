import { type RefObject, useId, useState } from "react";
import type { Remark } from "./snapshot.ts";

export interface Pairing {
  /** The phrase and comment that are lit. */
  readonly active: Remark | undefined;
  readonly cardIdOf: (remark: Remark) => string;
  readonly point: (remark: Remark | null) => void;
  /** Goes from a phrase to its comment. */
  readonly goToComment: (remark: Remark) => void;
  /** Goes from a comment to its phrase: selects it, or only shows it where a keyboard would cover it. */
  readonly goToPhrase: (remark: Remark) => void;
}

/** Ties phrases and comments: pointing at one lights both, picking one leads to the other. */
export function usePairing(flags: readonly Remark[], box: RefObject<HTMLTextAreaElement | null>): Pairing {
  const id = useId();
  const [activeId, setActiveId] = useState<string | null>(null);
  const cardIdOf = (remark: Remark) => `${id}-comment-${remark.id}`;
  return {
    active: flags.find((flag) => flag.id === activeId),
    cardIdOf,
    point: (remark) => setActiveId(remark?.id ?? null),
    goToComment: (remark) => {
      setActiveId(remark.id);
      // A comment further down the list appears with this change: it is there in the next frame.
      requestAnimationFrame(() => focusCard(cardIdOf(remark)));
    },
    goToPhrase: ({ id: remarkId, start, end }) => {
      if (isTouch() && showMark(box.current, remarkId)) return setActiveId(remarkId);
      box.current?.focus();
      box.current?.setSelectionRange(start, end);
    },
  };
}

/** Whether a pointer passes over a thing without touching it. Where a finger was, a page that scrolls brings it back. */
export const hovers = ({ pointerType }: { readonly pointerType: string }): boolean => pointerType !== "touch";

/** Whether writing brings up a keyboard on the screen. */
export const isTouch = (): boolean => matchMedia("(pointer: coarse)").matches;

function showMark(area: HTMLTextAreaElement | null, remarkId: string): boolean {
  const mark = area?.parentElement?.querySelector(`[data-remark="${CSS.escape(remarkId)}"]`);
  mark?.scrollIntoView({ block: "center" });
  mark?.querySelector("a")?.focus({ preventScroll: true });
  return mark !== undefined && mark !== null;
}

function focusCard(cardId: string): void {
  const card = document.getElementById(cardId);
  card?.scrollIntoView({ block: "nearest" });
  card?.querySelector<HTMLElement>("[data-comment-head]")?.focus({ preventScroll: true });
}
