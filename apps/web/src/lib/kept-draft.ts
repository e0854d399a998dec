import { readStored, writeStored } from "./storage.ts";

export const ANYONE = "anyone";
const draftKey = (owner: string, place: string) => `draft:${owner}:${place.toLowerCase()}`;

/** Whether a visitor typed it in this very tab: then it is newer than whatever they had kept when signed in. */
const visitorKey = (place: string) => `draft-by-visitor:${place.toLowerCase()}`;

/** Keeps what somebody has typed at a place; the answer is false where this device could not. */
export function keepDraft(owner: string, place: string, fields: object): boolean {
  if (owner === ANYONE) writeStored(visitorKey(place), true, "tab");
  return writeStored(draftKey(owner, place), fields);
}

/** What is kept of a place for somebody, with what they typed there before signing in. */
export function readDraft(owner: string, place: string): object {
  if (owner !== ANYONE) claimFromVisitor(owner, place);
  return keptOf(owner, place) ?? {};
}

export function dropDraft(owner: string, place: string): void {
  writeStored(draftKey(owner, place), undefined);
  writeStored(visitorKey(place), undefined, "tab");
}

function keptOf(owner: string, place: string): object | null {
  const found = readStored(draftKey(owner, place));
  return found !== null && typeof found === "object" ? found : null;
}

/** What was typed before signing in becomes the person's who signs in: nobody else finds it on this device after that. */
function claimFromVisitor(owner: string, place: string): void {
  const typed = keptOf(ANYONE, place);
  if (!typed) return;
  const isNewest = readStored(visitorKey(place), "tab") !== null;
  const claimed = claim(keptOf(owner, place), typed, isNewest);
  if (!claimed || !writeStored(draftKey(owner, place), claimed)) return;
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
