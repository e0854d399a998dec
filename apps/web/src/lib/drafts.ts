import { useCallback, useRef, useState } from "react";
import { useMe } from "./session.ts";
import { readStored, writeStored } from "./storage.ts";

const ANYONE = "anyone";
const draftKey = (owner: string, place: string) => `draft:${owner}:${place.toLowerCase()}`;

/** Places with text that is typed but not saved: such a tab is never reloaded behind the writer's back. */
const unsaved = new Set<string>();
export const hasUnsavedText = (): boolean => unsaved.size > 0;

function readDraft<Fields extends object>(owner: string, place: string): Partial<Fields> | null {
  const found = readStored(draftKey(owner, place)) ?? readStored(draftKey(ANYONE, place));
  return found !== null && typeof found === "object" ? (found as Partial<Fields>) : null;
}

/** Keeps what is typed at a place. */
export function writeDraft(owner: string, place: string, fields: object): void {
  unsaved.add(place);
  writeStored(draftKey(owner, place), fields);
}

/** Forgets what was typed at a place: it has been saved, or its writer threw it away. */
export function forgetDraft(owner: string, place: string): void {
  unsaved.delete(place);
  writeStored(draftKey(owner, place), undefined);
  writeStored(draftKey(ANYONE, place), undefined);
}

export interface Draft<Fields> {
  readonly fields: Fields;
  /** True when an earlier visit's text was found. */
  readonly isRestored: boolean;
  readonly set: (change: Partial<Fields>) => void;
  /** Forgets what was kept; the fields stay as they are until the page goes. */
  readonly forget: () => void;
}

/**
 * Fields that survive a reload, a failed save and an expired session: kept on this device with every change, by place
 * and person. What somebody typed before signing in is theirs after it.
 */
export function useDraft<Fields extends object>(place: string, initial: Fields): Draft<Fields> {
  const owner = useMe()?.id ?? ANYONE;
  const [found] = useState(() => readDraft<Fields>(owner, place));
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...found }));
  const latest = useRef(fields);

  const set = useCallback(
    (change: Partial<Fields>) => {
      latest.current = { ...latest.current, ...change };
      setFields(latest.current);
      writeDraft(owner, place, latest.current);
    },
    [owner, place],
  );
  const forget = useCallback(() => forgetDraft(owner, place), [owner, place]);
  return { fields, isRestored: found !== null, set, forget };
}
