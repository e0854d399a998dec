import * as lists from "../lexicon/words/no-excuse.ts";
import { cueAsWritten, firstIn } from "./places.ts";
import { findToken, is, norm } from "./query.ts";
import type { Reading } from "./reading.ts";
import { namesSomebody } from "./somebody-named.ts";

const NO = cueAsWritten("no");

/** "There is no excuse for …", "There's no need to shout". */
export function excuseEnd(reading: Reading, there: number): number {
  const be = norm(reading, there + 1);
  if (be !== "is" && be !== "'s" && be !== "was") return -1;
  const no = firstIn(reading, NO, there + 2, there + 5);
  const noun = no === -1 ? -1 : findToken(reading, no + 1, no + 3, ({ norm: word }) => lists.EXCUSES.has(word));
  if (noun === -1) return -1;
  const joint = ["whatsoever", "whatever"].includes(norm(reading, noun + 1))
    ? noun + 2
    : norm(reading, noun + 1) === "at"
      ? noun + 3
      : noun + 1;
  if (!["for", "to"].includes(norm(reading, joint))) return -1;
  if (["reason", "need", "call"].includes(norm(reading, noun)) && !isHarshDeed(reading, joint + 1)) return -1;
  const isRoom = ["place", "room"].includes(norm(reading, noun));
  if (
    isRoom &&
    findToken(
      reading,
      noun,
      noun + 7,
      ({ index }) =>
        is(reading, index, "verdict-noun") ||
        is(reading, index, "verdict-adjective") ||
        is(reading, index, "impersonal-verdict") ||
        ["behaviour", "behavior", "conduct", "attitude", "language", "talk"].includes(norm(reading, index)),
    ) === -1
  )
    return -1;
  return namesSomebody(reading, noun) ? -1 : noun + 1;
}

/** "no need to shout", "no reason to be rude"; not "no need to bring anything". */
function isHarshDeed(reading: Reading, at: number): boolean {
  const deed = norm(reading, at) === "be" ? at + 1 : at;
  const word = ["so", "this", "that", "such", "a"].includes(norm(reading, deed)) ? deed + 1 : deed;
  return (
    lists.HARSH_DEEDS.has(norm(reading, word)) ||
    reading.tokens[word]?.matches.some(({ name }) => name.startsWith("verdict-")) === true
  );
}
