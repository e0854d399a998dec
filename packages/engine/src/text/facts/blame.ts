import * as lists from "../../lexicon/words/blame.ts";
import { anyOf } from "../../lexicon/words.ts";
import { findToken, matchesOf, norm, sentenceOf } from "../query.ts";
import type { Reading } from "../reading.ts";
import { byMaking } from "./blame-by-making.ts";
import { byVerb } from "./blame-by-verb.ts";
import { pointedOut } from "./blame-frames.ts";
import type { Blame } from "./blame-kinds.ts";
import { longBlames } from "./long-blames.ts";
import { remember } from "./remember.ts";
import { Taken } from "./taken.ts";

export const blames = remember((reading: Reading): Blame[] => {
  const found: Blame[] = [];
  const taken = new Taken();
  const keep = (blame: Blame | undefined) => {
    if (blame === undefined || taken.touches(blame.first, blame.end) || isWellMeant(reading, blame)) return;
    found.push(blame);
    taken.add(blame.first, blame.end);
  };
  for (const blame of longBlames(reading)) keep(blame);
  for (const match of matchesOf(reading, "emotion-cause")) keep(byVerb(reading, match));
  for (const clause of reading.clauses) keep(byMaking(reading, clause));
  for (const clause of reading.clauses) keep(pointedOut(reading, clause));
  return found.sort((a, b) => a.first - b.first);
});

const MOVED = new RegExp(`\\b${anyOf(lists.MOVING)}\\b`, "i");
const BEST_WAY = /\bin (?:the best(?: possible)?|a good|the nicest) way\b/i;

/** "Your letter made me cry, it was beautiful", "You scared me, I didn't hear you come in!" */
function isWellMeant(reading: Reading, { first, end }: Blame): boolean {
  const sentence = sentenceOf(reading, first);
  if (sentence === undefined) return false;
  const text = reading.message.slice(sentence.start, sentence.end);
  if (BEST_WAY.test(text)) return true;
  const isTears = findToken(reading, end - 2, end + 3, ({ norm: word }) => lists.TEARS.has(word)) !== -1;
  if (isTears && MOVED.test(text)) return true;
  const isStartled = findToken(reading, first, end, ({ lemma }) => lemma === "scare" || lemma === "frighten") !== -1;
  return isStartled && findToken(reading, end, sentence.endToken, ({ index }) => isUnaware(reading, index)) !== -1;
}

/** "I thought you …", "I didn't hear you come in" */
function isUnaware(reading: Reading, at: number): boolean {
  const isMissed = ["hear", "see"].includes(norm(reading, at)) && norm(reading, at - 1) === "not";
  return (isMissed || norm(reading, at) === "thought") && ["you", "it"].includes(norm(reading, at + 1));
}
