import { cue } from "../places.ts";
import { norm } from "../query.ts";
import type { Reading } from "../reading.ts";

/** The words that a preposition of cause begins with. */
export const CAUSE_OPENERS = cue(["because", "due", "thanks", "owing", "on", "down"]);

/** How many words a preposition of cause takes at token `at`: "because of" and "due to" two, "on account of" three, else none. */
export function becauseOf(reading: Reading, at: number): number {
  switch (norm(reading, at)) {
    case "because":
      return norm(reading, at + 1) === "of" ? 2 : 0;
    case "due":
    case "thanks":
    case "owing":
      return norm(reading, at + 1) === "to" ? 2 : 0;
    case "on":
      return norm(reading, at + 1) === "account" && norm(reading, at + 2) === "of" ? 3 : 0;
    case "down":
      return norm(reading, at + 1) === "to" &&
        ["is", "'s", "was", "all", "simply", "purely"].includes(norm(reading, at - 1))
        ? 2
        : 0;
    default:
      return 0;
  }
}
