import type { SheetWriting } from "@wellput/contract";
import { createContext, useContext } from "react";

/** A place between two letters, which moves with them: where it is by now, null where it is gone. */
export type Place = () => number | null;

/** What a field can do while several people write in it. */
export interface SheetEditing {
  /** Takes back, or does again, what was written here and not elsewhere. */
  readonly undo: (field: string) => void;
  readonly redo: (field: string) => void;
  readonly canUndo: (field: string) => boolean;
  /** Who else writes there now. */
  readonly writersAt: (field: string) => readonly SheetWriting[];
  /** Calls before letters change that were not typed here; the answer stops it. */
  readonly beforeTaking: (listener: () => void) => () => void;
  readonly hold: (isHeld: boolean) => void;
  readonly placeAt: (field: string, index: number) => Place;
}

export const SheetContext = createContext<SheetEditing | null>(null);

/** The sheet that is open here; null where somebody writes alone. */
export const useSheetEditing = (): SheetEditing | null => useContext(SheetContext);
