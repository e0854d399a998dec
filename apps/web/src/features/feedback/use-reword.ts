import type { RefObject } from "react";
import { toast } from "../../ui/toast.tsx";
import { type Remark, type Snapshot, withRewording } from "./snapshot.ts";

interface RewordOptions {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** The feedback on the text as it stands. */
  readonly shown: Snapshot | undefined;
  readonly onTextChange: (text: string) => void;
  /** Remembers the feedback on the changed text; null where it is read anew with every change. */
  readonly keep: ((snapshot: Snapshot) => void) | null;
}

/** Puts a rewording in the place of its phrase; the browser's own undo takes it back, and so does the toast's. */
export function useReword({ box, text, shown, onTextChange, keep }: RewordOptions) {
  return (remark: Remark, wording: string) => {
    if (!shown) return;
    const next = withRewording(shown, remark, wording);
    keep?.(next);
    const area = box.current;
    area?.focus();
    area?.setSelectionRange(remark.start, remark.end);
    // The one way to write into a text box that its undo history knows of; without it, the text is simply replaced.
    const isTyped = area !== null && document.execCommand("insertText", false, wording);
    if (!isTyped) onTextChange(next.text);
    selectBlank(area, remark.start, wording);
    toast("info", "The phrase was replaced.", { label: "Undo", onClick: () => onTextChange(text) });
  };
}

/** A wording may leave a [blank] to fill in: it is selected, so that typing fills it. */
function selectBlank(area: HTMLTextAreaElement | null, start: number, wording: string): void {
  const blank = /\[[^\]]+\]/.exec(wording);
  if (!area || !blank) return;
  const from = start + blank.index;
  requestAnimationFrame(() => area.setSelectionRange(from, from + blank[0].length));
}
