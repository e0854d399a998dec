import * as lists from "../../lexicon/words/grievances.ts";
import { clausesOf, follows, norm, phraseAt } from "../query.ts";
import type { Clause, Match, Reading, VerbGroup } from "../reading.ts";
import { HABITS, hasDeed, hasSpeaker, hasVerdict, isSetDeed } from "./bias-kinds.ts";
import { isLoaded, isNothingBad, isOldStory, NEUTRAL, NEVER } from "./reproach-signs.ts";

/** A third person's "always" may be plain fact; a deed, a verdict or "is always doing" makes it a grievance. */
export function isGrievance(reading: Reading, match: Match, clause: Clause): boolean {
  const { verb } = clause;
  if (match.text === "only ever") return verb === undefined || !HABITS.has(verb.lemma);
  if (verb === undefined || isOldStory(reading, match.end)) return verb !== undefined;
  return NEVER.test(match.text)
    ? isNeverDone(reading, match, clause, verb)
    : isAlwaysDone(reading, match, clause, verb);
}

/** "He never helps me", "she was never there" */
function isNeverDone(reading: Reading, match: Match, clause: Clause, verb: VerbGroup): boolean {
  const isJudged = hasVerdict(reading, clause);
  if (["never once", "not once", "never ever", "not one single time", "not a single time"].includes(match.text))
    return !hasDeed(reading, clause, "bad-deed", verb.first) && !isJudged && !isNothingBad(reading, verb.end);
  if (isGivenUpOn(reading, verb)) return true;
  if (isAsItIs(reading, clause, verb)) return false;
  if (verb.tense === "past" && verb.modal === "" && !hasSpeaker(reading, clause)) return isJudged;
  if (hasDeed(reading, clause, "good-deed", verb.first)) return !isHabit(reading, clause, verb, "good-deed");
  if (isJudged) return true;
  if (hasDeed(reading, clause, "bad-deed", verb.first) || verb.modal === "have to") return false;
  return (verb.lemma === "be" && isMissing(reading, match.end)) || hasSpeaker(reading, clause, "me");
}

/** "My ex never paid for anything", "he will never change" */
function isGivenUpOn(reading: Reading, { lemma, modal, end }: VerbGroup): boolean {
  if (lemma === "pay" && follows(reading, end, "for", "anything")) return true;
  return modal === "will" && lists.FORETOLD.has(lemma);
}

/** "He always shouts", "she's always on her phone" */
function isAlwaysDone(reading: Reading, match: Match, clause: Clause, verb: VerbGroup): boolean {
  if (isAsItIs(reading, clause, verb)) return false;
  if (hasDeed(reading, clause, "bad-deed", verb.first)) return !isHabit(reading, clause, verb, "bad-deed");
  if (hasVerdict(reading, clause) || isLoaded(reading, clause)) return true;
  const isDoing = reading.tokens[verb.head]?.form === "ing" && verb.head > verb.first;
  const isGood = hasDeed(reading, clause, "good-deed", verb.first) && !(isDoing && NEUTRAL.has(verb.lemma));
  if (isGood) return isPrying(reading, match, verb);
  return verb.modal === "have to" || isDoing || (verb.lemma === "be" && isAway(reading, match, clause));
}

/** "He always falls asleep during the news", "the doctor always runs late, so bring a book", "she always asks for you" */
function isAsItIs(reading: Reading, clause: Clause, { lemma, end }: VerbGroup): boolean {
  if (hasSpeaker(reading, clause)) return false;
  if (lemma === "fall" && norm(reading, end) === "asleep" && !hasVerdict(reading, clause)) return true;
  return isWarning(reading, clause) || (lemma === "ask" && norm(reading, end) === "for");
}

/** "He never eats fish": what third persons do by habit, and nothing that is done to the speaker. */
function isHabit(reading: Reading, clause: Clause, verb: VerbGroup, deed: "good-deed" | "bad-deed"): boolean {
  if (!HABITS.has(verb.lemma) || hasSpeaker(reading, clause)) return false;
  return !isSetDeed(reading, verb.head, deed) && norm(reading, verb.end) !== "attention";
}

/** "never around when we need him", "never satisfied". */
function isMissing(reading: Reading, at: number): boolean {
  if (norm(reading, at) === "home") return (reading.tokens[at + 1]?.tag ?? "PUNCT") === "PUNCT";
  return lists.MISSED.has(norm(reading, at)) || follows(reading, at, "on", "time") || follows(reading, at, "in", "the");
}

/** "always on her phone", "always late" */
function isAway(reading: Reading, match: Match, { subject }: Clause): boolean {
  if (/^(?:all the time|24\/7|constantly|always|non-?stop|forever)$/.test(match.text) && isOnPhone(reading, match))
    return true;
  return subject?.person !== "group" && lists.AWAY.has(norm(reading, match.end));
}

/** "The doctor always runs late on Tuesdays, so bring a book" */
function isWarning(reading: Reading, clause: Clause): boolean {
  return clausesOf(reading, clause.sentence).some(({ index, imperative }) => imperative && index > clause.index);
}

/** "She constantly checks my phone" */
function isPrying(reading: Reading, { text }: Match, { end }: VerbGroup): boolean {
  const object = phraseAt(reading, end);
  const isOurs = object?.first === end && object.owner === "speaker";
  return (
    /^(?:constantly|contin|perpetually|forever)/.test(text) && isOurs && lists.PRIVATE.has(norm(reading, object.head))
  );
}

/** "always on her phone", "all the time at his computer". */
function isOnPhone(reading: Reading, { first, end }: Match): boolean {
  const before = first - 3;
  return [end, before].some(
    (at) =>
      ["on", "at", "in"].includes(norm(reading, at)) && ["his", "her", "their", "your"].includes(norm(reading, at + 1)),
  );
}
