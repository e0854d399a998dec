import { type RefObject, useId, useState } from "react";
import type { Remark } from "./snapshot.ts";

export interface Pairing {
  /** The phrase and comment that are lit. */
  readonly active: Remark | undefined;
  readonly cardIdOf: (remark: Remark) => string;
  readonly point: (remark: Remark | null) => void;
  /** Goes from a phrase to its comment. */
  readonly goToComment: (remark: Remark) => void;
  /** Goes from a comment to its phrase, and selects it. */
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
    goToPhrase: ({ start, end }) => {
      box.current?.focus();
      box.current?.setSelectionRange(start, end);
    },
  };
}

function focusCard(cardId: string): void {
  const card = document.getElementById(cardId);
  card?.scrollIntoView({ block: "nearest" });
  card?.querySelector<HTMLElement>("[data-comment-head]")?.focus({ preventScroll: true });
}
