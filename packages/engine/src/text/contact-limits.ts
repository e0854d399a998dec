import type { Order } from "./order.ts";
import { cueAsWritten, isCue } from "./places.ts";
import { follows, norm, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";

/** What reaches a person, their body or their privacy. */
const REACHES = new Set(
  "contact text message email mail ring phone dm touch hug kiss grab tickle film photograph record follow visit tag add".split(
    " ",
  ),
);
const SPEAKER = cueAsWritten("me us");
const WHEN = cueAsWritten(
  "again anymore any ever after before at on in until till during while when unless about for from tonight today tomorrow please thanks",
);

/** "Don't contact me again", "please don't touch us": a limit of one's own, and no scolding (ruling 38). */
export function isContactLimit(reading: Reading, { verb }: Order): boolean {
  const lemma = reading.tokens[verb]?.lemma ?? "";
  if (follows(reading, verb, "come", "near")) return isCue(reading, SPEAKER, verb + 2);
  if (!isCue(reading, SPEAKER, verb + 1)) return false;
  // "Don't call me that" is about a name.
  const next = tokenAt(reading, verb + 2);
  const isEnd = next === undefined || next.tag === "PUNCT";
  return REACHES.has(lemma) || (norm(reading, verb) === "call" && (isEnd || isCue(reading, WHEN, verb + 2)));
}
