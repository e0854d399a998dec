import { hasAll, type Seen, unionOf, withWriting } from "./seen-writings.ts";
import { type Keeper, readStored, writeStored } from "./storage.ts";

export const ANYONE = "anyone";
const keyOf = (what: string, owner: string, place: string) => `${what}:${owner}:${place.toLowerCase()}`;

/** Whether a visitor typed it in this very tab: then it is newer than whatever they had kept when signed in. */
const visitorKey = (place: string) => `draft-by-visitor:${place.toLowerCase()}`;

/** A draft as the device or a tab has it; what went has no fields, and is still known to have been there. */
interface Kept {
  readonly fields: object | null;
  readonly seen: Seen;
}

const isObject = (found: unknown): found is object => found !== null && typeof found === "object";

function readKept(keeper: Keeper, owner: string, place: string): Kept {
  const fields = readStored(keyOf("draft", owner, place), keeper);
  const seen = readStored(keyOf("draft-seen", owner, place), keeper);
  return { fields: isObject(fields) ? fields : null, seen: isObject(seen) ? (seen as Seen) : {} };
}

function writeKept(keeper: Keeper, owner: string, place: string, { fields, seen }: Kept): boolean {
  writeStored(keyOf("draft-seen", owner, place), Object.keys(seen).length > 0 ? seen : undefined, keeper);
  return writeStored(keyOf("draft", owner, place), fields ?? undefined, keeper);
}

/**
 * What this tab goes on with: the device's, where that came of what was typed here; otherwise its own, for another tab wrote
 * something else at the same place meanwhile.
 */
function latestOf(owner: string, place: string): Kept {
  const [own, shared] = [readKept("tab", owner, place), readKept("device", owner, place)];
  return own.fields === null || hasAll(shared.seen, own.seen) ? shared : own;
}

/** Keeps what somebody has typed at a place: on the device, where the last tab that writes is found, and in this tab its own. */
export function keepDraft(owner: string, place: string, fields: object): void {
  const kept = { fields, seen: withWriting(readKept("tab", owner, place).seen) };
  writeKept("tab", owner, place, kept);
  writeKept("device", owner, place, kept);
  if (owner === ANYONE) writeStored(visitorKey(place), true, "tab");
}

/** What is kept of a place for somebody, with what they typed there before signing in. */
export function readDraft(owner: string, place: string): object {
  if (owner !== ANYONE) claimFromVisitor(owner, place);
  const latest = latestOf(owner, place);
  writeKept("tab", owner, place, latest);
  return latest.fields ?? {};
}

/** Forgets what this tab has; what another one wrote beside it stays. */
export function dropDraft(owner: string, place: string): void {
  const [own, shared] = [readKept("tab", owner, place), readKept("device", owner, place)];
  writeStored(visitorKey(place), undefined, "tab");
  const isShared = hasAll(own.seen, shared.seen);
  const gone = { fields: null, seen: isShared ? own.seen : {} };
  writeKept("tab", owner, place, gone);
  if (isShared) writeKept("device", owner, place, gone);
}

/** What was typed before signing in becomes the person's who signs in: nobody else finds it on this device after that. */
function claimFromVisitor(owner: string, place: string): void {
  const [own, typed] = [latestOf(owner, place), latestOf(ANYONE, place)];
  if (!typed.fields) return;
  const isNewest = readStored(visitorKey(place), "tab") !== null;
  const fields = claim(own.fields, typed.fields, isNewest);
  const seen = withWriting(unionOf(own.seen, typed.seen));
  if (!fields || !writeKept("device", owner, place, { fields, seen })) return;
  writeKept("tab", owner, place, { fields, seen });
  writeKept("tab", ANYONE, place, typed);
  dropDraft(ANYONE, place);
}

/** The person's own and what a visitor typed, as one; null where the visitor's is left to itself. */
function claim(own: object | null, typed: object, isNewest: boolean): object | null {
  if (!own) return typed;
  const [before, after] = [textOf(own), textOf(typed)];
  if (before === null || after === null) return isNewest ? typed : null;
  return { ...(isNewest ? { ...own, ...typed } : { ...typed, ...own }), text: together(before, after) };
}

/** The message itself, of a draft that has one. */
const textOf = (fields: object): string | null =>
  "text" in fields && typeof fields.text === "string" ? fields.text : null;

/** Neither is lost: the later one stands below the other, unless one has all of the other already. */
function together(before: string, after: string): string {
  if (after.includes(before.trim())) return after;
  return before.includes(after.trim()) ? before : `${before.trimEnd()}\n\n${after}`;
}
