import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import classes from "./shared-field.module.css";
import { type Place, type SheetEditing, useSheetEditing } from "./sheet-editing.ts";
import { colourOf, nameOf } from "./writer-look.ts";

interface SharedFieldProps {
  /** As the sheet has it. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A field that several people may write in at once: who does, and a way to take back what is one's own. Alone, it is the field. */
export function SharedField({ name, children }: SharedFieldProps) {
  const sheet = useSheetEditing();
  return sheet ? (
    <Together name={name} sheet={sheet}>
      {children}
    </Together>
  ) : (
    children
  );
}

interface TogetherProps extends SharedFieldProps {
  readonly sheet: SheetEditing;
}

function Together({ name, sheet, children }: TogetherProps) {
  const frame = useCaret(name, sheet);
  const writers = sheet.writersAt(name);
  const handleKeys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !(event.target instanceof HTMLTextAreaElement)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    // The browser's own would take back what others wrote.
    event.preventDefault();
    if (key === "y" || event.shiftKey) sheet.redo(name);
    else sheet.undo(name);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the field in it
    <div
      ref={frame}
      onKeyDown={handleKeys}
      onCompositionStart={() => sheet.hold(true)}
      onCompositionEnd={() => sheet.hold(false)}
    >
      <div className={classes.head} data-print="hide">
        <p role="status" className={classes.writers}>
          {writers.map((writing) => (
            <span key={writing.writer} className={classes.writer} style={{ borderColor: colourOf(writing) }}>
              {nameOf(writing)} is writing
            </span>
          ))}
        </p>
        {sheet.canUndo(name) && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => sheet.undo(name)}
          >
            Undo mine
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

/** Keeps the caret between the letters where it was, when others write before it. */
function useCaret(name: string, sheet: SheetEditing) {
  const frame = useRef<HTMLDivElement>(null);
  const kept = useRef<readonly [Place, Place] | null>(null);
  useEffect(
    () =>
      sheet.beforeTaking(() => {
        const box = boxIn(frame.current);
        kept.current = box && [sheet.placeAt(name, box.selectionStart), sheet.placeAt(name, box.selectionEnd)];
      }),
    [name, sheet],
  );
  useLayoutEffect(() => {
    const [start, end] = kept.current?.map((place) => place()) ?? [];
    kept.current = null;
    if (typeof start === "number" && typeof end === "number") boxIn(frame.current)?.setSelectionRange(start, end);
  });
  return frame;
}

function boxIn(frame: HTMLElement | null): HTMLTextAreaElement | null {
  const box = document.activeElement;
  return box instanceof HTMLTextAreaElement && frame?.contains(box) ? box : null;
}
