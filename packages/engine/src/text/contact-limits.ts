import { REACHING_DEEDS } from "../lexicon/reaching-deeds.ts";
import type { Order } from "./order.ts";
import { norm, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";

const NAMES = new Set(["NOUN", "PROPN", "PRON", "DET", "ADJ"]);
const THIS = new Set(["that", "this"]);

/** "Don't contact me again", "please don't come near us": a limit of one's own, and no scolding (ruling 38). */
export function isContactLimit(reading: Reading, { verb }: Order): boolean {
  const isNear = norm(reading, verb) === "come" && norm(reading, verb + 1) === "near";
  const whom = norm(reading, isNear ? verb + 2 : verb + 1);
  if (whom !== "me" && whom !== "us") return false;
  // "Don't call me that" is about a name.
  const next = tokenAt(reading, verb + 2);
  if (norm(reading, verb) === "call") return !NAMES.has(next?.tag ?? "") && !THIS.has(next?.norm ?? "");
  return isNear || REACHING_DEEDS.has(tokenAt(reading, verb)?.lemma ?? "");
}
