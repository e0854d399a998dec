import { norm } from "./query.ts";
import type { Reading } from "./reading.ts";

/** Token index of the speaker's "I" or "we" before `index`, over helpers and adverbs; -1 when somebody else is the subject. */
export function speakerBefore(reading: Reading, index: number): number {
  for (let at = index - 1; at >= Math.max(0, index - 6); at--) {
    const token = reading.tokens[at];
    if (token === undefined || token.sentence !== reading.tokens[index]?.sentence) return -1;
    if (/^(?:i|we)$/.test(token.norm)) return at;
    const isBetween =
      token.tag === "AUX" ||
      token.tag === "ADV" ||
      token.tag === "PART" ||
      /^(?:just|really|not|do|would|'d|will|can|am|to|also|simply|all|willing|prepared|here)$/.test(token.norm);
    if (!isBetween) return -1;
  }
  return -1;
}

/** Whether "not" or "never" stands between the two tokens. */
export function isNegatedBetween(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (/^(?:not|never|no)$/.test(norm(reading, at))) return true;
  return false;
}
