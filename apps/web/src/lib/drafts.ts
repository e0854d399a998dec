import { useCallback, useRef, useState } from "react";
import { useMe } from "./session.ts";
import { readStored, writeStored } from "./storage.ts";

const ANYONE = "anyone";
const draftKey = (owner: string, place: string) => `draft:${owner}:${place.toLowerCase()}`;
const idKey = (owner: string, place: string) => `draft-id:${owner}:${place.toLowerCase()}`;

/** Places with text that is typed but not saved: such a tab is never reloaded behind the writer's back. */
const unsaved = new Set<string>();
export const hasUnsavedText = (): boolean => unsaved.size > 0;

function readDraft<Fields extends object>(owner: string, place: string): Partial<Fields> {
  const found = readStored(draftKey(owner, place)) ?? readStored(draftKey(ANYONE, place));
  return found !== null && typeof found === "object" ? (found as Partial<Fields>) : {};
}

/** The tab's own: another tab may find the same text, and must not save over what this one saved. */
function keepId(owner: string, place: string): string {
  const found = readStored(idKey(owner, place), "tab");
  if (typeof found === "string") return found;
  const id = crypto.randomUUID();
  writeStored(idKey(owner, place), id, "tab");
  return id;
}

type Change<Fields> = Partial<Fields> | ((fields: Fields) => Partial<Fields>);

export interface Draft<Fields> {
  /** Of the thing that is being written: kept over reloads, so that saving again after a lost answer stores one. */
  readonly id: string;
  readonly fields: Fields;
  /** Changes some fields; a function gets them as they are by then. */
  readonly set: (change: Change<Fields>) => void;
  /** Forgets what was kept: it has been saved, or thrown away. The fields stay as they are until the page goes. */
  readonly forget: () => void;
}

/**
 * Fields that survive a reload, a failed save and an expired session: kept on this device with every change, by place
 * and person. What somebody typed before signing in is theirs after it.
 */
export function useDraft<Fields extends object>(place: string, initial: Fields): Draft<Fields> {
  const owner = useMe()?.id ?? ANYONE;
  const [id] = useState(() => keepId(owner, place));
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...readDraft<Fields>(owner, place) }));
  const latest = useRef(fields);

  const set = useCallback(
    (change: Change<Fields>) => {
      const changed = typeof change === "function" ? change(latest.current) : change;
      latest.current = { ...latest.current, ...changed };
      setFields(latest.current);
      unsaved.add(place);
      writeStored(draftKey(owner, place), latest.current);
    },
    [owner, place],
  );
  const forget = useCallback(() => {
    unsaved.delete(place);
    writeStored(draftKey(owner, place), undefined);
    writeStored(draftKey(ANYONE, place), undefined);
    writeStored(idKey(owner, place), undefined, "tab");
  }, [owner, place]);
  return { id, fields, set, forget };
}
