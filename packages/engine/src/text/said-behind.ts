import * as lists from "../lexicon/words/said-behind.ts";
import { cueAsWritten, holds, placesIn } from "./places.ts";
import { norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";

const SAYS = cueAsWritten(lists.SAYS);
const CREDITS = cueAsWritten("says said told according");
const TELLERS = cueAsWritten(lists.TELLERS);
const LONGEST = 7;

/** "The owner is a bully, says the review": the words before are somebody else's. */
export function isSaidBehind(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const from = Math.max(index + 1, sentence.endToken - LONGEST);
  if (!holds(reading, TELLERS, from, sentence.endToken)) return false;
  if (isCredited(reading, from, sentence.endToken)) return true;
  const says = placesIn(reading, SAYS, from, sentence.endToken).find((at) => norm(reading, at - 1) === ",");
  if (says === undefined) return false;
  const teller = phraseAt(reading, says + 1);
  return teller?.first === says + 1 && teller.person !== "speaker";
}

/** "…, our guide told us", "…, according to my app", "…, my doctor says" */
function isCredited(reading: Reading, from: number, end: number): boolean {
  return placesIn(reading, CREDITS, from, end).some((at) => {
    if (norm(reading, at) === "according") return norm(reading, at - 1) === "," && norm(reading, at + 1) === "to";
    const teller = phraseAt(reading, at - 1);
    if (teller?.end !== at || norm(reading, teller.first - 1) !== ",") return false;
    if (norm(reading, at) !== "told") return isLast(at + 1);
    return ["me", "us"].includes(norm(reading, at + 1)) && isLast(at + 2);
  });

  function isLast(at: number): boolean {
    return reading.tokens[at]?.tag === "PUNCT";
  }
}
