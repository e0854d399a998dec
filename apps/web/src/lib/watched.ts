import type { WatchedPhrase } from "@wellput/contract";

/** As many as are kept. */
const WATCHED_MAX = 200;

/** The list with what came new: the same remark on the same phrase is there once. */
export function addWatched(list: readonly WatchedPhrase[], phrases: readonly WatchedPhrase[]): WatchedPhrase[] {
  const known = new Set(list.map(nameOf));
  return [...list, ...phrases.filter((phrase) => !known.has(nameOf(phrase)))].slice(-WATCHED_MAX);
}

const nameOf = ({ code, phrase, s_str }: WatchedPhrase) => JSON.stringify([code, phrase, s_str]);
