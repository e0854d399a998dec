import * as lists from "../../lexicon/words/feeling-signs.ts";
import { clauseOf, findToken, follows, is, norm, sentenceOf } from "../query.ts";
import type { Reading, Token } from "../reading.ts";

/** Whether a word that may mean other things is felt: "feeling down", "felt a bit low", "stung by that". */
export function isFelt(reading: Reading, first: number, lemma: string | undefined): boolean {
  const isLying = norm(reading, first) === "down" && ["lying", "sitting", "slowing"].includes(norm(reading, first - 1));
  if (isLying || is(reading, first - 1, "pseudo-feeling")) return false;
  if (lemma === "feel" || follows(reading, first, "stung", "by") || isLowToday(reading, first)) return true;
  for (let at = first - 1; at >= Math.max(0, first - 4); at--) {
    const token = reading.tokens[at];
    if (token?.norm === "feeling" || token?.lemma === "feel") return true;
    if (token === undefined || !mayStandBetween(token)) return false;
  }
  return false;
}

/** "feel a bit | low", "made me feel tired and | low" */
function mayStandBetween({ tag, norm }: Token): boolean {
  return ["ADV", "DET", "ADJ"].includes(tag) || ["bit", "me", "and"].includes(norm);
}

/** "I've been pretty down since Tuesday", "a bit low today": with a degree before it and nothing that it could be down for. */
function isLowToday(reading: Reading, first: number): boolean {
  if (!["down", "low", "flat", "blue", "numb", "wobbly"].includes(norm(reading, first))) return false;
  const isDegree = lists.DEGREES.has(norm(reading, first - 1));
  const next = reading.tokens[first + 1];
  const isAlone = next === undefined || next.tag === "PUNCT";
  // "I've been down for weeks", "low ever since"; of a web site "we" may say so, too.
  const isLong =
    norm(reading, first - 1) === "been" && ["for", "since", "ever", "all", "lately"].includes(next?.norm ?? "");
  if (isLong && ["i", "ive"].includes(norm(reading, clauseOf(reading, first)?.subject?.head ?? -1))) return true;
  return isDegree && (isAlone || lists.TIME.has(next.norm) || lists.GOING_ON.has(next.norm));
}

const FAR_COMMA = 5;

/** Past "Hi love," and "Morning all,". */
function pastGreeting(reading: Reading, from: number, first: number): number {
  if (!lists.GREETS.has(norm(reading, from))) return from;
  const comma = findToken(reading, from + 1, Math.min(first, from + FAR_COMMA), ({ norm: word }) => word === ",");
  return comma === -1 ? from : comma + 1;
}

/** "Gutted.", "Feeling low today", "so angry rn": no subject, and nothing but small words before it. */
export function isBare(reading: Reading, first: number, end: number): boolean {
  const sentence = sentenceOf(reading, first);
  if (sentence === undefined || sentence.question) return false;
  for (let at = pastGreeting(reading, sentence.firstToken, first); at < first; at++) {
    const token = reading.tokens[at];
    if (token === undefined) return false;
    const isSmall = lists.OPENERS.has(token.norm) || token.tag === "PUNCT" || is(reading, at, "feeling-unpleasant");
    if (!isSmall) return false;
  }
  const next = reading.tokens[end];
  return next === undefined || next.phrase === -1 || lists.TIME.has(next.norm) || next.tag === "PRON";
}
