import * as lists from "../../lexicon/words/no-exception.ts";
import { cue, cueAsWritten, firstIn, holds, isCue, placesOf } from "../places.ts";
import { clauseOf, clausesOf, findToken, is, norm, phraseAt, sentenceEnd, sentenceOf } from "../query.ts";
import type { Clause, Reading, VerbGroup } from "../reading.ts";
import { frontedEnd } from "../retag-fronted.ts";
import { clauseOfOther, hasDeed, hasSpeaker, hasVerdict, isPerfect, isSomebodyElse } from "./bias-kinds.ts";

const VANISH_DISAPPEAR = cue("vanish disappear");
const NOT_HARDLY_BARELY = cueAsWritten("not hardly barely");
const ONE_A = cueAsWritten("one a");

const IN = cue("in");
const THERE = cue("there");
const GO_PASS = cue("go pass");
const SINGLE = cue("single");
const MINUTE_MOMENT_SECOND = cue("minute moment second instant");
const NO_NOT = cue("no not");
const WHATEVER = cue("whatever");
const WHENEVER = cue("whenever");
const STINTED = cueAsWritten(lists.STINTED);
const NOT_NO_NEVER = cueAsWritten("not no never hardly barely");
const JOINTS = cueAsWritten(lists.JOINTS);
const NOT_WITHOUT = cueAsWritten("not without");
const WITHOUT_NOT = cueAsWritten("without not");
const EVER_EVEN = cueAsWritten("ever even");

/** Words that leave no exception, wherever they stand in their sentence. Token indices, end exclusive. */
interface Endless {
  readonly first: number;
  readonly end: number;
}

const STRESSES = cue(lists.STRESSES);

/** "There isn't one meeting where you don't …", "at no point does anyone listen". */
export function withoutException(reading: Reading): Endless[] {
  const found: Endless[] = [];
  const add = (set: Endless | undefined) => {
    if (set !== undefined) found.push(set);
  };
  for (const { firstToken } of reading.sentences) add(fronted(reading, firstToken));
  for (const at of placesOf(reading, IN)) add(dayInDayOut(reading, at));
  for (const at of placesOf(reading, STRESSES)) add(everyBlessed(reading, at));
  for (const at of placesOf(reading, THERE)) add(notOneWhere(reading, at));
  for (const at of placesOf(reading, GO_PASS)) add(notOneWithout(reading, at));
  for (const at of placesOf(reading, SINGLE)) add(everySingleDotted(reading, at));
  for (const at of placesOf(reading, MINUTE_MOMENT_SECOND)) add(theMinute(reading, at));
  for (const at of placesOf(reading, NO_NOT)) add(noColleague(reading, at));
  for (const at of placesOf(reading, VANISH_DISAPPEAR)) add(handyAbsence(reading, at));
  for (const at of placesOf(reading, WHATEVER)) add(whateverIsAsked(reading, at));
  for (const at of placesOf(reading, WHENEVER)) add(whenever(reading, at));
  return found;
}

/** "At no point does anyone upstairs listen"; "not once" is a word of the list already. */
function fronted(reading: Reading, first: number): Endless | undefined {
  const end = frontedEnd(reading.tokens, first);
  if (end === first || is(reading, first, "absolute")) return undefined;
  const clause = clauseOf(reading, end);
  const isAnyone = ["anyone", "anybody", "people"].includes(norm(reading, clause?.subject?.head ?? -1));
  if (clause?.verb === undefined || (!isSomebodyElse(reading, clause.subject) && !isAnyone)) return undefined;
  return hasDeed(reading, clause, "good-deed", clause.verb.first) || hasSpeaker(reading, clause)
    ? { first, end }
    : undefined;
}

/** "day in, day out", "year in, year out" */
function dayInDayOut(reading: Reading, at: number): Endless | undefined {
  const second = norm(reading, at + 1) === "," ? at + 2 : at + 1;
  const word = norm(reading, at - 1);
  const isSet = lists.TIMES.has(word) && norm(reading, second) === word && norm(reading, second + 1) === "out";
  return isSet ? burdens(reading, at - 1, second + 2) : undefined;
}

/** "every blessed Saturday" */
function everyBlessed(reading: Reading, at: number): Endless | undefined {
  if (norm(reading, at - 1) !== "every" || !lists.TIMES.has(reading.tokens[at + 1]?.norm ?? "")) return undefined;
  return burdens(reading, at - 1, at + 2);
}

/** What somebody else does so often: no good deed, or one done badly; of third persons it strikes the writer. */
function burdens(reading: Reading, first: number, end: number): Endless | undefined {
  const about = clauseOfOther(reading, first);
  if (about === undefined)
    return isWithYou(reading, end) && norm(reading, first) === "every" ? { first, end } : undefined;
  const { verb, subject, imperative } = about;
  if (verb === undefined || imperative || verb.tense === "future") return undefined;
  const isBad =
    hasDeed(reading, about, "bad-deed", verb.first) || hasVerdict(reading, about) || isStinted(reading, about);
  const isGood = hasDeed(reading, about, "good-deed", verb.first) && !verb.negated;
  const isFelt = subject?.person === "you" || verb.negated || hasSpeaker(reading, about);
  return isBad || (isFelt && !isGood) ? { first, end } : undefined;
}

/** "Every bloody evening it's the same argument with you" */
function isWithYou(reading: Reading, from: number): boolean {
  return (
    findToken(
      reading,
      from,
      sentenceEnd(reading, from),
      ({ index, norm: word }) =>
        word === "with" && ["you", "him", "her", "them", "your"].includes(norm(reading, index + 1)),
    ) !== -1
  );
}

/** "give my boy the smallest portion" */
function isStinted(reading: Reading, clause: Clause): boolean {
  return holds(reading, STINTED, clause.verb?.end ?? clause.first, clause.end);
}

/** "There isn't one meeting where you don't cut me off", "there's no meal at which you don't find fault" */
function notOneWhere(reading: Reading, there: number): Endless | undefined {
  const noun = findToken(reading, there + 2, there + 7, ({ lemma }) => lists.TIMES.has(lemma));
  const isNone = holds(reading, NOT_NO_NEVER, there + 1, noun);
  if (noun === -1 || !isNone) return undefined;
  const limit = sentenceEnd(reading, there);
  const where = firstIn(reading, JOINTS, noun + 1, Math.min(limit, noun + 5));
  if (where === -1) return undefined;
  const denied = firstIn(reading, NOT_WITHOUT, where, Math.min(limit, where + 6));
  const who = findToken(reading, where, Math.min(limit, where + 5), ({ index }) =>
    isSomebodyElse(reading, phraseAt(reading, index)),
  );
  const isLiked = lists.KINDLY_DONE.has(reading.tokens[denied + 1]?.lemma ?? "");
  return denied !== -1 && who !== -1 && !isLiked ? { first: there, end: noun + 1 } : undefined;
}

/** "Not a single evening goes by without you checking your mail", "not a day passes when she doesn't mention him" */
function notOneWithout(reading: Reading, passes: number): Endless | undefined {
  const noun = passes - 1;
  const from = norm(reading, noun - 1) === "single" ? noun - 3 : noun - 2;
  const isSet =
    isCue(reading, NOT_HARDLY_BARELY, from) &&
    ["a", "one"].includes(norm(reading, from + 1)) &&
    lists.TIMES.has(reading.tokens[noun]?.lemma ?? "");
  if (!isSet) return undefined;
  const limit = Math.min(sentenceEnd(reading, passes), passes + 9);
  const denied = firstIn(reading, WITHOUT_NOT, passes + 1, limit);
  const isOther = findToken(reading, passes + 1, limit, ({ index }) => {
    const who = phraseAt(reading, index);
    return isSomebodyElse(reading, who) || who?.owner === "you" || who?.owner === "third";
  });
  return denied !== -1 && isOther !== -1 ? { first: from, end: passes + 1 } : undefined;
}

/** "No colleague has ever asked me", "not one manager has said thank you" */
function noColleague(reading: Reading, no: number): Endless | undefined {
  if (norm(reading, no) === "not" && !isCue(reading, ONE_A, no + 1)) return undefined;
  const head = norm(reading, no) === "not" ? no + 2 : no + 1;
  const clause = clauseOf(reading, head);
  const verb = clause?.verb;
  if (clause === undefined || verb === undefined || !is(reading, head, "person") || verb.first > head + 5)
    return undefined;
  const isTold = hasDeed(reading, clause, "good-deed", verb.first) && isNeverDone(reading, clause, verb, head);
  return isTold ? { first: no, end: head + 1 } : undefined;
}

/** "… has ever asked", "… in this office answers", "… thanks us", "… has said a word" */
function isNeverDone(reading: Reading, clause: Clause, verb: VerbGroup, head: number): boolean {
  if (holds(reading, EVER_EVEN, verb.first, verb.head)) return true;
  if (isPerfect(reading, verb)) return hasSpeaker(reading, clause) || isLeast(reading, verb.end);
  return verb.tense === "present" && verb.modal === "" && (isHere(reading, head + 1) || hasSpeaker(reading, clause));
}

/** "in this office", "at your school" */
function isHere(reading: Reading, at: number): boolean {
  return (
    ["in", "at", "on"].includes(norm(reading, at)) &&
    ["this", "that", "your", "here", "the"].includes(norm(reading, at + 1))
  );
}

/** "You do this every. single. time." */
function everySingleDotted(reading: Reading, at: number): Endless | undefined {
  const isSet = norm(reading, at - 2) === "every" && norm(reading, at - 1) === "." && norm(reading, at + 1) === ".";
  if (!isSet || !lists.TIMES.has(norm(reading, at + 2))) return undefined;
  const clause = clauseOf(reading, at - 2);
  return isSomebodyElse(reading, clause?.subject) && clause?.imperative === false
    ? { first: at - 2, end: at - 1 }
    : undefined;
}

/** "The minute there's work to do, the lot of you vanish" */
function theMinute(reading: Reading, at: number): Endless | undefined {
  if (norm(reading, at - 1) !== "the") return undefined;
  const next = reading.tokens[at + 1];
  if (norm(reading, at) === "second" && next?.tag === "NOUN") return undefined;
  return ["PRON", "DET", "PROPN", "NOUN"].includes(next?.tag ?? "") && isBurden(reading, at)
    ? { first: at - 1, end: at + 1 }
    : undefined;
}

/** "no human has read a word" */
function isLeast(reading: Reading, at: number): boolean {
  const next = norm(reading, at + 1);
  return ["a", "one", "anything"].includes(norm(reading, at)) && (next === "" || lists.LEAST.has(next));
}

/** "Whatever the question, your answer is no" */
function whateverIsAsked(reading: Reading, at: number): Endless | undefined {
  const phrase = phraseAt(reading, at + 1);
  if (phrase === undefined || norm(reading, phrase.end) !== "," || !lists.ASKED.has(norm(reading, phrase.head)))
    return undefined;
  const next = phraseAt(reading, phrase.end + 1);
  return isSomebodyElse(reading, next) || next?.owner === "you" || next?.owner === "third"
    ? { first: at, end: phrase.end }
    : undefined;
}

/** "Whenever there's a bill you've left your wallet at home": what somebody does then, and it is a burden. */
function isBurden(reading: Reading, at: number): boolean {
  return clausesOf(reading, reading.tokens[at]?.sentence ?? -1).some((clause) => {
    const { verb, role } = clause;
    if (verb === undefined || role !== "main" || clause.imperative || verb.modal !== "" || verb.tense === "past")
      return false;
    const isShirking =
      lists.SHIRKING.has(verb.lemma) &&
      clause.subject?.person === "you" &&
      !hasDeed(reading, clause, "good-deed", verb.first);
    const isBad = isShirking || hasDeed(reading, clause, "bad-deed", verb.first) || hasVerdict(reading, clause);
    return isBad && isSomebodyElse(reading, clause.subject);
  });
}

/** "You magically disappear when the bill comes" */
function handyAbsence(reading: Reading, at: number): Endless | undefined {
  const clause = clauseOf(reading, at);
  if (clause?.verb?.head !== at || !lists.HANDY.has(norm(reading, at - 1)) || !isSomebodyElse(reading, clause.subject))
    return undefined;
  const { firstToken = at, endToken = at } = sentenceOf(reading, at) ?? {};
  const when = findToken(reading, firstToken, endToken, ({ norm: word }) => word === "when" || word === "whenever");
  return when === -1 || clause.verb.tense === "past" ? undefined : { first: at - 1, end: at + 1 };
}

/** "Whenever there's washing up to do you've suddenly got a headache" */
function whenever(reading: Reading, at: number): Endless | undefined {
  const handy = findToken(reading, at + 1, sentenceEnd(reading, at), ({ norm: word }) => lists.HANDY.has(word));
  if (handy === -1) return isBurden(reading, at) ? { first: at, end: at + 1 } : undefined;
  return isSomebodyElse(reading, clauseOf(reading, handy)?.subject) ? { first: at, end: at + 1 } : undefined;
}
