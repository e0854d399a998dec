import { namedNeeds } from "../text/facts/needs.ts";
import { matchesOf } from "../text/query.ts";
import type { Reading } from "../text/reading.ts";

/** The needs that the writer names, by the words of the list. */
export function namedIn(reading: Reading): string[] {
  const named = namedNeeds(reading);
  return matchesOf(reading, "need")
    .filter(({ first, end }) => named.some((need) => need.first <= first && end <= need.end))
    .map(({ text }) => text);
}
