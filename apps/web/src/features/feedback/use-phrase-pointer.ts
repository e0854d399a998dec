import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from "react";
import type { Remark } from "./snapshot.ts";
import { hovers, type Pairing } from "./use-pairing.ts";

/**
 * Finds the phrase under the pointer, finger or caret. The marks lie under a real text box, which would swallow their
 * events; asking where they are leaves selecting, double-clicking and dragging to the browser.
 */
export function usePhrasePointer(flags: readonly Remark[], { point, goToComment }: Pairing) {
  const layer = useRef<HTMLDivElement>(null);
  const isTouch = useRef(false);

  const remarkUnder = ({ clientX, clientY }: MouseEvent): Remark | null => {
    for (const mark of layer.current?.querySelectorAll<HTMLElement>("[data-remark]") ?? []) {
      const isHit = [...mark.getClientRects()].some(
        ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
      );
      if (isHit) return flags.find(({ id }) => id === mark.dataset.remark) ?? null;
    }
    return null;
  };

  return {
    layer,
    field: {
      onPointerMove: (event: PointerEvent) => hovers(event) && point(remarkUnder(event)),
      onPointerLeave: (event: PointerEvent) => hovers(event) && point(null),
      onPointerDown: (event: PointerEvent) => {
        isTouch.current = event.pointerType === "touch";
      },
    },
    text: {
      // The first tap on a phrase reads its comment; the keyboard would cover it. Any other tap writes, as ever.
      onMouseDown: (event: MouseEvent<HTMLTextAreaElement>) => {
        const remark = remarkUnder(event);
        if (!remark || !isTouch.current || document.activeElement === event.currentTarget) return;
        event.preventDefault();
        goToComment(remark);
      },
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
        if (document.activeElement !== currentTarget) return;
        const caret = currentTarget.selectionStart;
        point(flags.find(({ start, end }) => caret > start && caret < end) ?? null);
      },
    },
  };
}
