import { type RefObject, useEffect, useRef } from "react";
import { toast } from "../../ui/toast.tsx";
import { type Remark, type Rewording, type Snapshot, withRewording } from "./snapshot.ts";
import { takeBack } from "./take-back.ts";

interface RewordOptions {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** The feedback on the text as it stands. */
  readonly shown: Snapshot | undefined;
  readonly onTextChange: (text: string) => void;
  /** Remembers the feedback on the changed text; null where it is read anew with every change. */
  readonly keep: ((snapshot: Snapshot) => void) | null;
  /** The changed text wants to be read; null where it is anyway, or cannot be. */
  readonly onReworded: (() => void) | null;
}

/** Puts a rewording in its place; the browser's own undo takes it back, and so does the toast's. */
export function useReword({ box, text, shown, onTextChange, keep, onReworded }: RewordOptions) {
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);

  const undo = (before: string, changed: string) => {
    const back = takeBack(before, changed, latest.current);
    if (back === null) toast("info", "You have changed this phrase since, so it stays as you wrote it.");
    else onTextChange(back);
  };

  return (remark: Remark, rewording: Rewording) => {
    if (!shown) return;
    const next = withRewording(shown, remark, rewording);
    keep?.(next);
    onReworded?.();
    const area = box.current;
    area?.focus();
    area?.setSelectionRange(rewording.start, rewording.end);
    // The one way to write into a text box that its undo history knows of; without it, the text is simply replaced.
    const isTyped = area !== null && document.execCommand("insertText", false, rewording.text);
    if (!isTyped) onTextChange(next.text);
    selectBlank(area, rewording);
    toast("info", "The phrase was replaced.", { label: "Undo", onClick: () => undo(text, next.text) });
  };
}

/** A rewording may leave a [blank] to fill in: it is selected, so that typing fills it. */
function selectBlank(area: HTMLTextAreaElement | null, { start, text }: Rewording): void {
  const blank = /\[[^\]]+\]/.exec(text);
  if (!area || !blank) return;
  const from = start + blank.index;
  requestAnimationFrame(() => area.setSelectionRange(from, from + blank[0].length));
}
