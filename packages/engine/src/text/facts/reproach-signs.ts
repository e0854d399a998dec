import * as lists from "../../lexicon/words/reproach-signs.ts";
import { anyOf } from "../../lexicon/words.ts";
import { cueAsWritten, holds } from "../places.ts";
import { norm } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";

const CHORES = cueAsWritten(lists.CHORES);
const ME_US = cueAsWritten("me us");

export const EVERY = new RegExp(`^${anyOf(lists.EVERY_TIME)}`);
export const NEVER = /^(?:never|not once|not one single time|not a single time|not ever|hardly ever)/;

/** Of good deeds these are neither here nor there when done "always": "you're always changing the locks". */
export const NEUTRAL = lists.NEUTRAL;

/** "You always give the late shift to me": a chore that is handed on. */
export function isLoaded(reading: Reading, { verb, end }: Clause): boolean {
  if (verb === undefined || !lists.HANDING_ON.has(verb.lemma)) return false;
  return holds(reading, ME_US, verb.end, end) && holds(reading, CHORES, verb.end, end);
}

/** "You're never a burden", "you were never rude to us": said to reassure. */
export function isNothingBad(reading: Reading, at: number): boolean {
  const word = ["a", "an", "any", "too", "being", "been"].includes(norm(reading, at)) ? at + 1 : at;
  const isBad = reading.tokens[word]?.matches.some(({ name }) => name.startsWith("verdict-")) === true;
  return isBad || ["bother", "trouble", "nuisance", "late", "wrong", "lonely"].includes(norm(reading, word));
}

/** "He's a bully and he's always been one", "you've always been like this". */
export function isOldStory(reading: Reading, at: number): boolean {
  return norm(reading, at) === "been" && lists.AS_EVER.has(norm(reading, at + 1));
}
