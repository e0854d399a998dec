import { findToken, norm } from "./query.ts";
import type { Reading } from "./reading.ts";

const SAYS = /^(?:says|said|reads|writes|wrote|claims|warns|states)$/;
const LONGEST = 7;

/** "The owner is a bully, says the review": the words before are somebody else's. */
export function isSaidBehind(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const from = Math.max(index + 1, sentence.endToken - LONGEST);
  const says = findToken(
    reading,
    from,
    sentence.endToken,
    ({ norm: word, index: at }) => SAYS.test(word) && norm(reading, at - 1) === ",",
  );
  const teller = reading.phrases[reading.tokens[says + 1]?.phrase ?? -1];
  return says !== -1 && teller?.first === says + 1 && teller.person !== "speaker";
}
