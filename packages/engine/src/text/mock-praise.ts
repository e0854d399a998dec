import * as lists from "../lexicon/words/mock-praise.ts";
import { rows } from "../matcher/rows.ts";
import { cueAsWritten, isCue } from "./places.ts";
import { is, norm, passes } from "./query.ts";
import type { BareSentence, Reading, Token } from "./reading.ts";
import { isOneOf } from "./word.ts";

/** Openings of praise and thanks, which sting before a mishap: "Well done, you broke the build". */
const OPENINGS: readonly (readonly string[])[] = [
  ["well", "done"],
  ["well", "played"],
  ["bravo"],
  ["congratulations"],
  ["congrats"],
  ["great", "job"],
  ["good", "job"],
  ["nice", "job"],
  ["great", "work"],
  ["good", "work"],
  ["nice", "work"],
  ["nice", "one"],
  ["good", "one"],
  ["way", "to", "go"],
  ["kudos"],
  ["hats", "off"],
  ["full", "marks"],
  ["top", "marks"],
  ["brilliant"],
  ["fantastic"],
  ["wonderful"],
  ["excellent"],
  ["marvellous"],
  ["thanks"],
  ["thank", "you"],
  ["cheers"],
];
const FIRST_WORDS = cueAsWritten(OPENINGS.flatMap(([first]) => first ?? []));
const CLEVER = new Set("genius einstein sherlock mastermind professor brainiac".split(" "));

const isExclaimed = isOneOf("oh wow well so ah yeah ,");

/** Token after the opening of a sentence whose praise is belied by what follows, or -1. */
export function mockEnd(reading: Reading, { firstToken, endToken }: BareSentence): number {
  let at = firstToken;
  while (at < endToken && passes(reading, at, isExclaimed) && !opens(reading, at)) at++;
  if (!isCue(reading, FIRST_WORDS, at)) return -1;
  const opening = OPENINGS.find((words) => words.every((word, offset) => norm(reading, at + offset) === word));
  if (opening === undefined) return -1;
  const end = at + opening.length;
  return isBelied(reading, end, endToken) ? end : -1;
}

function opens(reading: Reading, at: number): boolean {
  return norm(reading, at) === "well" && ["done", "played"].includes(norm(reading, at + 1));
}

function isBelied(reading: Reading, from: number, limit: number): boolean {
  let at = from;
  if (norm(reading, at) === ",") at++;
  if (CLEVER.has(norm(reading, at))) return true;
  const isTold = ["you", "he", "she", "they"].includes(norm(reading, at));
  if (["for", "on", "with"].includes(norm(reading, at))) at++;
  else if (isTold) at++;
  while (at < limit && lists.HELPERS.has(reading.tokens[at]?.lemma ?? "")) at++;
  const deed = reading.tokens[at];
  if (deed === undefined || (!isTold && deed.form !== "ing")) return false;
  if (!isTold && lists.DROP_LOSE_MISS.has(deed.lemma) && isGratitude(reading, from)) return false;
  return isMishap(reading, deed, limit);
}

function isMishap(reading: Reading, { index, lemma }: Token, limit: number): boolean {
  if (feats.fit(reading, index, { first: index, end: limit })) return false;
  return lists.MISHAPS.has(lemma) || is(reading, index, "verdict-verb");
}

const feats = rows(
  "lose~|burn~|drop~ .. weight|pounds|kilos|calories|off", // = Well done, you lost ten pounds. ≠ Well done, you lost the keys.
  "break~ the|your|our news|record|ice", // = Well done, you broke the record. ≠ Well done, you broke the build.
);

/** "Thanks for dropping it off" is meant; after "great job" the same word may sting. */
function isGratitude(reading: Reading, from: number): boolean {
  return ["thanks", "you", "cheers"].includes(norm(reading, from - 1));
}
