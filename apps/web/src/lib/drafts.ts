import { useCallback, useRef, useState } from "react";
import { useMe } from "./session.ts";
import { readStored, writeStored } from "./storage.ts";

const ANYONE = "anyone";
const draftKey = (owner: string, place: string) => `draft:${owner}:${place.toLowerCase()}`;

/** Places with text that is typed but not saved: such a tab is never reloaded behind the writer's back. */
const unsaved = new Set<string>();
export const hasUnsavedText = (): boolean => unsaved.size > 0;

interface Kept<Fields> {
  readonly id: string;
  readonly fields: Partial<Fields>;
}

function readDraft<Fields extends object>(owner: string, place: string): Kept<Fields> | null {
  const found = readStored(draftKey(owner, place)) ?? readStored(draftKey(ANYONE, place));
  const isDraft = found !== null && typeof found === "object" && "id" in found && "fields" in found;
  return isDraft ? (found as Kept<Fields>) : null;
}

export interface Draft<Fields> {
  /** Of the thing that is being written: kept with its text, so that saving again after a lost answer stores one. */
  readonly id: string;
  readonly fields: Fields;
  readonly set: (change: Partial<Fields>) => void;
  /** Forgets what was kept: it has been saved, or thrown away. The fields stay as they are until the page goes. */
  readonly forget: () => void;
}

/**
 * Fields that survive a reload, a failed save and an expired session: kept on this device with every change, by place
 * and person. What somebody typed before signing in is theirs after it.
 */
export function useDraft<Fields extends object>(place: string, initial: Fields): Draft<Fields> {
  const owner = useMe()?.id ?? ANYONE;
  const [{ id, start }] = useState(() => {
    const kept = readDraft<Fields>(owner, place);
    return { id: kept?.id ?? crypto.randomUUID(), start: { ...initial, ...kept?.fields } };
  });
  const [fields, setFields] = useState<Fields>(start);
  const latest = useRef(fields);

  const set = useCallback(
    (change: Partial<Fields>) => {
      latest.current = { ...latest.current, ...change };
      setFields(latest.current);
      unsaved.add(place);
      writeStored(draftKey(owner, place), { id, fields: latest.current });
    },
    [owner, place, id],
  );
  const forget = useCallback(() => {
    unsaved.delete(place);
    writeStored(draftKey(owner, place), undefined);
    writeStored(draftKey(ANYONE, place), undefined);
  }, [owner, place]);
  return { id, fields, set, forget };
}
