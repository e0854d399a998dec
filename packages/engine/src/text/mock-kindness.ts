import * as lists from "../lexicon/words/mock-kindness.ts";
import { isDisowned } from "./facts/denied.ts";
import { cue, cueAsWritten, firstIn, holds, placesOf } from "./places.ts";
import { findToken, norm } from "./query.ts";
import type { Reading } from "./reading.ts";

const OF = cue("of");
const AFTER_NOW_ONLY = cueAsWritten("after now only");

const WITTY = new Set("clever smart wise brilliant great good".split(" "));

interface Mock {
  readonly first: number;
  readonly end: number;
  readonly severity?: number;
}

/** "so kind of you to remember you have a daughter", "Bold of you to lecture us": token indices, end exclusive. */
export function mockKindness(reading: Reading): Mock[] {
  return [...whatAHero(reading), ...kindnesses(reading)];
}

const HERO = cueAsWritten(lists.HEROES);
const LATE = cueAsWritten(lists.LATE);

/** Whether such a hero is hailed in the sentence, whose praise is not meant then. */
export function hailsLateHero(reading: Reading, first: number, end: number): boolean {
  const hero = firstIn(reading, HERO, first, end);
  return norm(reading, hero - 2) === "what" && holds(reading, LATE, first, hero);
}

/** "Only an hour late, what a gentleman." */
function whatAHero(reading: Reading): Mock[] {
  return placesOf(reading, HERO).flatMap((at) => {
    const isSet = norm(reading, at - 1) === "a" && norm(reading, at - 2) === "what" && norm(reading, at - 3) === ",";
    const from = reading.sentences[reading.tokens[at]?.sentence ?? -1]?.firstToken ?? at;
    const isLate = isSet && holds(reading, LATE, from, at);
    return isLate && !isDisowned(reading, at) ? [{ first: at - 2, end: at + 1 }] : [];
  });
}

function kindnesses(reading: Reading): Mock[] {
  return placesOf(reading, OF).flatMap((of) => {
    const word = norm(reading, of - 1);
    const isCheek = lists.CHEEK.has(word);
    const isOpen = (isCheek || lists.KIND.has(word)) && norm(reading, of + 2) === "to" && isSomebody(reading, of + 1);
    if (!isOpen || !(isCheek || isBelied(reading, of + 3, word))) return [];
    return [{ first: ["so", "how", "very", "that"].includes(norm(reading, of - 2)) ? of - 2 : of - 1, end: of + 2 }];
  });
}

function isSomebody(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token?.tag === "PROPN" || ["you", "him", "her", "them", "u"].includes(token?.norm ?? "");
}

function isBelied(reading: Reading, deed: number, word: string): boolean {
  const lemma = reading.tokens[deed]?.lemma ?? "";
  const end = reading.sentences[reading.tokens[deed]?.sentence ?? -1]?.endToken ?? deed;
  if (WITTY.has(word) && lists.BLUNDER.has(lemma)) return true;
  if (findToken(reading, deed, end, ({ lemma: each }) => lists.GRUDGING.has(each)) !== -1) return true;
  const next = norm(reading, deed + 1);
  if (["remember", "notice", "realise", "realize"].includes(lemma)) return lists.YOU_WE_I.has(next);
  if (lemma === "leave" || lemma === "spare" || lemma === "save")
    return (next === "me" || next === "us") && lists.ONE_A_AN.has(norm(reading, deed + 2));
  return isTellingLate(reading, deed, end);
}

/** "So good of you to let me know afterwards"; but who asks after somebody is kind. */
function isTellingLate(reading: Reading, deed: number, end: number): boolean {
  const lemma = reading.tokens[deed]?.lemma ?? "";
  if (lemma === "ask" && norm(reading, deed + 1) === "after") return false;
  return lists.TELL_LET_INFORM.has(lemma) && holds(reading, AFTER_NOW_ONLY, deed, end);
}
