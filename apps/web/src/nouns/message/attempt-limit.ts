import { readStored, writeStored } from "../../lib/storage.ts";

const KEY = "countedAttempts";

function readCounts(): Record<string, number> {
  const stored = readStored(KEY);
  return stored !== null && typeof stored === "object" ? (stored as Record<string, number>) : {};
}

/** How many tries this device has had at a place. */
export const countAttempts = (place: string): number => readCounts()[place] ?? 0;

/** Counts one more try at a place and says how many there are now. */
export function addAttempt(place: string): number {
  const count = countAttempts(place) + 1;
  writeStored(KEY, { ...readCounts(), [place]: count });
  return count;
}
