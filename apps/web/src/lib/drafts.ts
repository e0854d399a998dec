import { useCallback, useRef, useState } from "react";
import { useMe } from "./session.ts";
import { type Keeper, readStored, writeStored } from "./storage.ts";

const ANYONE = "anyone";
const draftKey = (owner: string, place: string) => `draft:${owner}:${place.toLowerCase()}`;
const idKey = (owner: string, place: string) => `draft-id:${owner}:${place.toLowerCase()}`;

/** Places with text that is typed but not saved: such a tab is never reloaded behind the writer's back. */
const unsaved = new Set<string>();
export const hasUnsavedText = (): boolean => unsaved.size > 0;

/** Whether a visitor typed it in this very tab: then it is newer than whatever they had kept when signed in. */
const visitorKey = (place: string) => `draft-by-visitor:${place.toLowerCase()}`;

/** What was typed before signing in becomes the person's who signs in: nobody else finds it on this device after that. */
function claimFromVisitor(owner: string, place: string): void {
  const typed = readStored(draftKey(ANYONE, place));
  if (owner === ANYONE || typed === null) return;
  const isNewest = readStored(visitorKey(place), "tab") !== null;
  if (!isNewest && readStored(draftKey(owner, place)) !== null) return;
  if (!writeStored(draftKey(owner, place), typed)) return;
  writeStored(draftKey(ANYONE, place), undefined);
  writeStored(visitorKey(place), undefined, "tab");
}

function readDraft<Fields extends object>(owner: string, place: string): Partial<Fields> {
  claimFromVisitor(owner, place);
  const found = readStored(draftKey(owner, place));
  return found !== null && typeof found === "object" ? (found as Partial<Fields>) : {};
}

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
  writeStored(draftKey(owner, place), undefined);
  writeStored(visitorKey(place), undefined, "tab");
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
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...readDraft<Fields>(owner, place) }));
  const latest = useRef(fields);

  const set = useCallback(
    (change: Change<Fields>) => {
      const changed = typeof change === "function" ? change(latest.current) : change;
      latest.current = { ...latest.current, ...changed };
      setFields(latest.current);
      if (isSent(latest.current)) return drop(owner, place);
      unsaved.add(place);
      writeStored(draftKey(owner, place), latest.current);
      if (owner === ANYONE) writeStored(visitorKey(place), true, "tab");
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
