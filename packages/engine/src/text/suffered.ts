import * as lists from "../lexicon/words/suffered.ts";
import { norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";

export function isPersonAt(reading: Reading, index: number): boolean {
  const phrase = phraseAt(reading, index);
  return (
    phrase !== undefined &&
    phrase.first === index &&
    ["you", "third", "name", "group", "generic"].includes(phrase.person)
  );
}

export function phraseEnd(reading: Reading, index: number): number {
  return phraseAt(reading, index)?.end ?? index + 1;
}

/** A participle of what others do ("treated", "kept in the dark", "spoken to") or a low place ("the only one", "an afterthought"). */
export function isSufferedAt(reading: Reading, index: number): boolean {
  const token = reading.tokens[index];
  if (token === undefined) return false;
  if (lists.THE_A_AN.has(token.norm)) return isLowPlace(reading, index);
  return lists.SUFFERED.has(token.lemma);
}

function isLowPlace(reading: Reading, index: number): boolean {
  if (["last", "only", "spare"].includes(norm(reading, index + 1)) && lists.ONES_ONE_TO.has(norm(reading, index + 2)))
    return true;
  const end = phraseEnd(reading, index);
  // "the office joke": the tagger took the joke for a verb.
  const head = end - index === 2 && norm(reading, end) === "joke" ? "joke" : norm(reading, end - 1);
  return lists.ONE_BURDEN_AFTERTHOUGHT.has(head);
}

/** any more excuses, another lecture, your pity */
export function isFedUp(reading: Reading, index: number): boolean {
  const last = phraseEnd(reading, index);
  // "your running commentary": the tagger took the commentary for an adjective.
  const end = last - index > 1 && norm(reading, last) === "commentary" ? last + 1 : last;
  // "another Christmas of silence"
  const head = norm(reading, (norm(reading, end) === "of" ? phraseEnd(reading, end + 1) : end) - 1);
  if (!lists.ANY_ANOTHER_MORE.has(norm(reading, index))) return false;
  return lists.TIRED_OF.has(head) && (norm(reading, index) !== "any" || norm(reading, index + 1) === "more");
}

/** Excuses, a lecture, the snide remarks: nobody wants them, whatever stands before them; "a row of seats" is none. */
export function isTiresome(reading: Reading, index: number): boolean {
  const phrase = phraseAt(reading, index);
  if (phrase?.first !== index || phrase.owner === "speaker") return false;
  const isMeasure = norm(reading, phrase.end) === "of" && !["repeat", "lies"].includes(norm(reading, phrase.head));
  return lists.TIRESOME.has(norm(reading, phrase.end - 1)) && !isMeasure;
}

/** "your taxi", "their agony aunt": what the speaker is made to be. */
export function isRoleAt(reading: Reading, index: number): boolean {
  const phrase = phraseAt(reading, index);
  const isTheirs = phrase?.first === index && ["your", "his", "her", "their"].includes(norm(reading, index));
  return isTheirs && !lists.OFFICES.has(norm(reading, phrase.end - 1));
}
