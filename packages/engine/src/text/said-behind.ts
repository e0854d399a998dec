import { cueAsWritten, placesIn } from "./places.ts";
import { norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";

const SAYS = cueAsWritten("says said reads writes wrote claims warns states");
const LONGEST = 7;

/** "The owner is a bully, says the review": the words before are somebody else's. */
export function isSaidBehind(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const from = Math.max(index + 1, sentence.endToken - LONGEST);
  const says = placesIn(reading, SAYS, from, sentence.endToken).find((at) => norm(reading, at - 1) === ",");
  if (says === undefined) return false;
  const teller = phraseAt(reading, says + 1);
  return teller?.first === says + 1 && teller.person !== "speaker";
}
