import type { WatchedPhrase } from "@wellput/contract";
import type { Snapshot } from "./snapshot.ts";

/** What of an answer is worth looking out for the next time. */
export function toWatched({ attemptId, flags }: Snapshot): WatchedPhrase[] {
  return flags.map(({ id, c, phrase, sentence, r_str }) => ({
    id: `${attemptId}/${id}`.slice(-100),
    code: c,
    phrase: phrase.slice(0, 2000),
    s_str: sentence.slice(0, 2000),
    r_str: r_str.slice(0, 2000),
  }));
}
