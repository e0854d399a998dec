import * as lists from "../../lexicon/words/verdict-plain-talk.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { findToken, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { Match, Reading, Token } from "../reading.ts";
import { isFond } from "./denied.ts";
import { predicateOf } from "./predicate.ts";

const ON_AT_IN = cueAsWritten("on at in under");
const ONE_THING_QUESTION = cueAsWritten("one thing question");

/** "stubborn and funny", "moody, and I love him": said with affection. */
export function isSoftened(reading: Reading, { first, end, text }: Match): boolean {
  const isPaired = norm(reading, end) === "and" && is(reading, end + 1, "praise-adjective");
  // "stubborn and so am I", "slow with repairs but kind about the rent"
  const isShared = ({ norm: word, index }: Token) =>
    word === "so" &&
    ["am", "are", "was", "were"].includes(norm(reading, index + 1)) &&
    ["i", "we"].includes(norm(reading, index + 2));
  if (findToken(reading, end, end + 4, isShared) !== -1) return true;
  const isMild = lists.MILD_FAULTS.has(text);
  const but = isMild ? findToken(reading, end, end + 5, ({ norm: word }) => word === "but") : -1;
  if (but !== -1 && (is(reading, but + 1, "praise-adjective") || is(reading, but + 1, "praise"))) return true;
  return isPaired || isFond(reading, first);
}

/** "aggressive on the pitch", "ruthless at chess": part of the game. */
export function isInPlay(reading: Reading, end: number): boolean {
  const place = norm(reading, end + 1) === "the" ? end + 2 : end + 1;
  if (!isCue(reading, ON_AT_IN, end)) return false;
  return lists.PLAYED.has(norm(reading, place));
}

/** "cutting board", "stupid o'clock": what follows makes another thing of the word. */
const BEFORE_PLAIN: Readonly<Record<string, ReadonlySet<string>>> = {
  cutting: lists.CUTTING,
  nasty: lists.NASTY,
  flaky: lists.FLAKY,
  dumb: lists.SILLY,
  silly: lists.SILLY,
  stupid: lists.SILLY,
};

/** "hard to hear", "lactose intolerant", "crazy about you", "how awful that your dad is ill". */
export function isPlainTalk(reading: Reading, match: Match): boolean {
  const { first, end } = match;
  if (hasOtherSense(reading, match)) return true;
  if (isDegree(reading, match) || isSmallThing(reading, match) || isSaidInPity(reading, match)) return true;
  // "Who's a naughty boy?"
  const isPet = norm(reading, first - 3) === "who" && norm(reading, first - 1) === "a";
  if (isPet && ["boy", "girl"].includes(norm(reading, end))) return true;
  if (norm(reading, end) === "of" && is(reading, phraseAt(reading, end + 1)?.head ?? -1, "thing")) return true;
  // "Dumb question: …" opens a question of the writer's own.
  return norm(reading, end) === "question" && tokenAt(reading, first - 1)?.sentence !== reading.tokens[first]?.sentence;
}

/** "cutting board", "sickening for a cold", "gluten intolerant", "at nine sharp", "I've got a rash" */
function hasOtherSense(reading: Reading, { first, end, text }: Match): boolean {
  const next = norm(reading, end);
  if (BEFORE_PLAIN[text]?.has(next) || lists.PLAIN_PAIRS.has(`${text} ${next}`)) return true;
  const before = tokenAt(reading, first - 1);
  const word = before?.norm ?? "";
  if (text === "intolerant") return ["lactose", "gluten", "wheat", "dairy", "alcohol"].includes(word);
  if (text === "sharp") return before?.tag === "NUM" || ["noon", "midnight"].includes(word);
  return text === "rash" && phraseAt(reading, first)?.head === first;
}

/** "crazy good at this" */
function isDegree(reading: Reading, { end, text }: Match): boolean {
  if (!["crazy", "insane", "mad", "wicked", "stupid", "silly"].includes(text)) return false;
  if (is(reading, end, "praise-adjective")) return true;
  return ["good", "fast", "talented", "strong", "cheap", "early"].includes(norm(reading, end));
}

/** "It's a stupid little thing but I miss your notes." */
function isSmallThing(reading: Reading, { first, end }: Match): boolean {
  const named = ["little", "old"].includes(norm(reading, end)) ? end + 1 : end;
  if (!isCue(reading, ONE_THING_QUESTION, named) || ["to", "for"].includes(norm(reading, named + 1))) return false;
  const subject = subjectOf(reading, first);
  return subject === "it" || (named > end && ["this", "that"].includes(subject) && norm(reading, first - 2) === "is");
}

/** "How awful that your dad is ill" */
function isSaidInPity(reading: Reading, { first, end, text }: Match): boolean {
  return (
    ["awful", "terrible", "horrible", "dreadful"].includes(text) &&
    norm(reading, first - 1) === "how" &&
    ["that", "for", "to"].includes(norm(reading, end))
  );
}

/** Of what it is said: "(it)'s a stubborn old thing". */
function subjectOf(reading: Reading, first: number): string {
  const opens = phraseAt(reading, first)?.first ?? first;
  return norm(reading, predicateOf(reading, opens)?.subject?.head ?? -1);
}
