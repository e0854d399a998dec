import * as lists from "../lexicon/words/feel-pictures.ts";
import { rows } from "../matcher/rows.ts";
import { cueAsWritten, firstIn } from "./places.ts";
import { clauseOf, follows, is, norm, phraseAt, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";

const OF = cueAsWritten("of");

/** "(as if) I could sleep for a week", "(like) I could eat a horse": a body, and how it is. */
export function isUrge(reading: Reading, at: number): boolean {
  return follows(reading, at, "i", "could") && lists.BODILY_DEEDS.has(norm(reading, at + 2));
}

/** "the two of you rehearsed this", "most of the team has moved on" */
export function isSeveralDoing(reading: Reading, at: number): boolean {
  const of = firstIn(reading, OF, at, at + 4);
  const people = phraseAt(reading, of + 1);
  const isMany = lists.SO_MANY.has(norm(reading, at));
  if (of === -1 || !isMany || people?.first !== of + 1) return false;
  return ["VERB", "AUX"].includes(reading.tokens[people.end]?.tag ?? "");
}

/** Whether a subject with its verb begins here. */
export function hasOwnVerb(reading: Reading, at: number): boolean {
  const isNumbered = reading.tokens[at]?.tag === "NOUN" && reading.tokens[at + 1]?.tag === "NUM";
  if (isNumbered && reading.tokens[at + 2]?.tag === "AUX") return true;
  if (isMisspeltSubject(reading, at)) return true;
  const { subject, verb } = clauseOf(reading, at) ?? {};
  if (verb === undefined || verb.first <= at) return false;
  if (subject === undefined) return ["when", "every", "if", "nothing", "no"].includes(norm(reading, at));
  return subject.first >= at && subject.first <= at + 3 && verb.first <= subject.end + 4;
}

/** "your ignoring me", "its over" */
function isMisspeltSubject(reading: Reading, at: number): boolean {
  if (norm(reading, at) === "you") return /^(?:your|ur|yr)$/i.test(reading.tokens[at]?.text ?? "");
  return norm(reading, at) === "its" && !["NOUN", "ADJ"].includes(reading.tokens[at + 1]?.tag ?? "");
}

/** "a doormat", "an idiot", "the only one": a picture of oneself. Appetites, sensations and praise are not. */
export function isPicture(reading: Reading, at: number): boolean {
  const isHired = ["hired", "unpaid", "cheap", "spare"].includes(norm(reading, at));
  if (isHired && lists.HELP.has(norm(reading, at + 1)))
    return !["AUX", "VERB"].includes(reading.tokens[at + 2]?.tag ?? "");
  const end = phraseAt(reading, at)?.end ?? at + 1;
  if (lists.LOW.has(norm(reading, at)) || setPictures.fit(reading, at) || isFigure(reading, at, end)) return true;
  if (!lists.ARTICLES.has(norm(reading, at))) return false;
  for (let index = at; index < end; index++)
    if (is(reading, index, "appetite") || is(reading, index, "feeling-pleasant")) return false;
  return (
    tokenAt(reading, end - 1)?.tag === "NOUN" ||
    norm(reading, end - 1) === "one" ||
    is(reading, end - 1, "verdict-noun")
  );
}

const setPictures = rows(
  "part . . furniture", // = I feel like part of the furniture. ≠ I feel like part of a team.
  "the last to", // = I feel like the last to know. ≠ I feel like the last one.
  "a right", // = I feel like a right lemon. ≠ I feel like a lemon.
);

/** "like Cinderella", "like Oliver Twist": a figure, not a place or a dish. */
function isFigure(reading: Reading, at: number, end: number): boolean {
  const last = tokenAt(reading, end - 1);
  if (last?.tag !== "PROPN" || reading.tokens[at]?.tag !== "PROPN" || is(reading, end - 1, "appetite")) return false;
  const isPerson = reading.phrases[last.phrase]?.person === "name";
  return isPerson && !["tonight", "today", "for", "tomorrow"].includes(norm(reading, end));
}
