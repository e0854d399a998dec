import { REACHING_DEEDS } from "../lexicon/reaching-deeds.ts";
import type { Order } from "./order.ts";
import { norm, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";

const NAMES = new Set(["NOUN", "PROPN", "PRON", "DET", "ADJ"]);
const THIS = new Set(["that", "this"]);
const LONGER = new Set(["more", "longer"]);

/** "Don't contact me again", "please don't come near us": a limit of one's own, and no scolding (ruling 38). */
export function isContactLimit(reading: Reading, { verb }: Order): boolean {
  const isNear = norm(reading, verb) === "come" && norm(reading, verb + 1) === "near";
  const whom = norm(reading, isNear ? verb + 2 : verb + 1);
  if (whom !== "me" && whom !== "us") return false;
  // "Don't call me that" is about a name; "any more" is about how long.
  const next = tokenAt(reading, verb + 2);
  const isEnding = next?.norm === "any" && LONGER.has(norm(reading, verb + 3));
  if (norm(reading, verb) === "call" && !isEnding) return !NAMES.has(next?.tag ?? "") && !THIS.has(next?.norm ?? "");
  return isNear || isEnding || REACHING_DEEDS.has(tokenAt(reading, verb)?.lemma ?? "");
}
