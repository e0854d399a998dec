import * as lists from "../../lexicon/words/unjoined-causes.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, is, norm, phraseAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import { isActor, isFated, kindOfClause } from "./cause-kinds.ts";
import type { StatedFeeling } from "./feelings.ts";
import { isOther } from "./target.ts";

const MOMENTS = cueAsWritten(lists.MOMENTS);

/** "(sad) the moment you left", "the day he told us" */
export function isMoment(reading: Reading, at: number): boolean {
  const isTime = isCue(reading, MOMENTS, at + 1);
  const clause = norm(reading, at) === "the" && isTime ? clauseOf(reading, at + 2) : undefined;
  return clause?.subject?.first === at + 2 && clause.verb !== undefined;
}

/** "Angry that you closed it", "Jealous, yes, because you danced with her": no verb of its own, so that the cause's clause holds the feeling, too. */
export function isHeadless(reading: Reading, { clause, end }: StatedFeeling, at: number, from: number): boolean {
  const isNext = at === end || at === from || (at === end + 1 && norm(reading, end) === ",");
  if (!isNext || clause.verb === undefined || clause.verb.first <= at) return false;
  return ["that", "because", "when", "whenever", "since"].includes(norm(reading, at));
}

/** "Kinda sad you went without me": the cause's clause holds the bare feeling, too. */
export function isRunOn({ clause, end, opens, first }: StatedFeeling, at: number): boolean {
  const isBare = opens === first && clause.subject !== undefined && clause.subject.first === at;
  return isBare && at === end && clause.verb !== undefined;
}

/** "I'm sad you left": the cause follows without a joining word. */
export function isBareClause(reading: Reading, at: number, feeling: StatedFeeling): boolean {
  const clause = clauseOf(reading, at);
  return clause?.verb !== undefined && clause.subject?.first === at && clause.index !== feeling.clause.index;
}

/** "(low) since your remark", "after your comment (I was sad)" */
export function isSinceDeed(reading: Reading, at: number): boolean {
  if (!["since", "after"].includes(norm(reading, at))) return false;
  const phrase = phraseAt(reading, at + 1);
  if (phrase?.first !== at + 1 || !is(reading, phrase.head, "act-noun")) return false;
  return isOther(phrase.owner);
}

/** "I'm livid: you left." */
export function isOthersDeed(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at);
  return clause?.verb !== undefined && clause.subject?.first === at && isActor(reading, clause.subject);
}

/** "I'm embarrassed, you told the whole table." */
export function isToldDeed(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at);
  const isPlain = clause?.verb?.tense === "past" && clause.verb.lemma !== "be" && clause.verb.modal === "";
  return isPlain && clause.subject?.person === "you" && isOthersDeed(reading, at);
}

/** A joining word with a clause behind it: not "since Tuesday", "as ever", "when possible". */
export function opensClause(reading: Reading, at: number, feeling: StatedFeeling): boolean {
  const clause = clauseOf(reading, at);
  return clause?.verb !== undefined && clause.verb.first > at && clause.index !== feeling.clause.index;
}

/** "We're heartbroken, our dog died", "I'm nervous, it's my first run." */
export function isFateBehind(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at);
  if (clause?.verb === undefined || clause.subject?.first !== at) return false;
  const { subject, verb } = clause;
  const isPast = verb.tense === "past";
  if (subject.person === "thing" && isPast && !verb.passive && kindOfClause(reading, clause) === "event") return true;
  if (norm(reading, subject.head) === "i" && isPast && lists.OWN_SLIPS.has(verb.lemma)) return true;
  const isUnsaved = verb.negated && ["save", "cure", "revive", "rescue", "help"].includes(verb.lemma);
  return isUnsaved || isPlainFact(reading, clause) || isFated(reading, clause);
}

/** "it's my first run", "there's a queue"; not "it's the third time I write" */
function isPlainFact(reading: Reading, { subject, verb }: Clause): boolean {
  if (subject === undefined || verb?.lemma !== "be" || verb.negated) return false;
  return ["it", "there", "this"].includes(norm(reading, subject.head)) && !isTimesOver(reading, verb.end);
}

/** "(it is) the third time I write", "my fifth email" */
function isTimesOver(reading: Reading, at: number): boolean {
  const count = norm(reading, at + 1);
  const isCounted = lists.ORDINALS.has(count) || /^\d+(?:nd|rd|th)$/.test(count);
  const isOurs = ["the", "my", "our"].includes(norm(reading, at));
  return isOurs && isCounted && !lists.COUNTED_WITHOUT_BLAME.has(norm(reading, at + 2));
}
