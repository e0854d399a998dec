import { useCallback, useRef, useState } from "react";
import { ANYONE, dropDraft, keepDraft, readDraft } from "./kept-draft.ts";
import { useMe } from "./session.ts";
import { type Keeper, readStored, writeStored } from "./storage.ts";

const idKey = (owner: string, place: string) => `draft-id:${owner}:${place.toLowerCase()}`;

/** Places with text that is typed but not saved: such a tab is never reloaded behind the writer's back. */
const unsaved = new Set<string>();
export const hasUnsavedText = (): boolean => unsaved.size > 0;

/**
 * Usually the tab's own: another tab may find the same text, and must not save over what this one saved. What is sent
 * once has one id on the device: sent again from another tab after a lost answer, it is still one.
 */
function keepId(owner: string, place: string, keeper: Keeper): string {
  const found = readStored(idKey(owner, place), keeper);
  if (typeof found === "string") return found;
  const id = crypto.randomUUID();
  writeStored(idKey(owner, place), id, keeper);
  return id;
}

/** Nothing is left to keep: such a tab may be reloaded. */
function drop(owner: string, place: string): void {
  unsaved.delete(place);
  dropDraft(owner, place);
}

const never = (): boolean => false;

type Change<Fields> = Partial<Fields> | ((fields: Fields) => Partial<Fields>);

export interface Draft<Fields> {
  /** Of the thing that is being written: kept over reloads, so that saving again after a lost answer stores one. Another once it is forgotten. */
  readonly id: string;
  readonly fields: Fields;
  /** Changes some fields; a function gets them as they are by then. */
  readonly set: (change: Change<Fields>) => void;
  /** Forgets what was kept: it has been saved, or thrown away. The fields stay as they are until the page goes. */
  readonly forget: () => void;
}

/**
 * Fields that survive a reload, a failed save and an expired session: kept on this device with every change, by place
 * and person. What somebody typed before signing in is theirs after it. `idKeptBy` says whether each tab writes a thing of
 * its own, or the whole device one; `isSent`, of fields that are sent as they are typed, whether nothing of them is left to keep.
 */
export function useDraft<Fields extends object>(
  place: string,
  initial: Fields,
  idKeptBy: Keeper = "tab",
  isSent: (fields: Fields) => boolean = never,
): Draft<Fields> {
  const me = useMe();
  // Who opened the page: when their session ends meanwhile, what they go on to type is still theirs.
  const [owner] = useState(me?.id ?? ANYONE);
  const [id, setId] = useState(() => keepId(owner, place, idKeptBy));
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...readDraft(owner, place) }));
  const latest = useRef(fields);

  const set = useCallback(
    (change: Change<Fields>) => {
      const changed = typeof change === "function" ? change(latest.current) : change;
      latest.current = { ...latest.current, ...changed };
      setFields(latest.current);
      if (isSent(latest.current)) return drop(owner, place);
      unsaved.add(place);
      keepDraft(owner, place, latest.current);
    },
    [owner, place, isSent],
  );
  const forget = useCallback(() => {
    drop(owner, place);
    writeStored(idKey(owner, place), undefined, idKeptBy);
    setId(keepId(owner, place, idKeptBy));
  }, [owner, place, idKeptBy]);
  return { id, fields, set, forget };
}
