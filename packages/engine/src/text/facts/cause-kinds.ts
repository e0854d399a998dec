import * as lists from "../../lexicon/words/cause-kinds.ts";
import { knownVerbs } from "../known-verbs.ts";
import { findToken, hasMatch, is, norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, Token, VerbGroup } from "../reading.ts";
import { isOther } from "./target.ts";

type Kind = "person" | "act" | "event";

const POSTPONED = new Set("cancel delay postpone call close".split(" "));

/** Whether the phrase is nothing but somebody else, or people: "you", "my boss", "HR", "nobody". */
export function isActor(reading: Reading, phrase: NounPhrase): boolean {
  if (isPlace(reading, phrase)) return false;
  if (isOther(phrase.person)) return true;
  if (norm(reading, phrase.first - 1) === "you" && phrase.person !== "speaker") return true;
  if (phrase.person === "generic") return !is(reading, phrase.head, "thing");
  const isHuman = is(reading, phrase.head, "person");
  return isHuman;
}

/** "tired of work", "afraid of school", "fed up with cooking" */
function isPlace(reading: Reading, { first, end, head }: NounPhrase): boolean {
  return end - first === 1 && lists.INSTITUTIONS.has(norm(reading, head));
}

/** Whether a clause that gives a cause tells somebody's act or omission, or something that nobody did. */
export function kindOfClause(reading: Reading, clause: Clause): Kind {
  return isAct(reading, clause) ? "act" : "event";
}

function isAct(reading: Reading, clause: Clause): boolean {
  const { subject, verb } = clause;
  if (isFated(reading, clause) || verb === undefined) return false;
  if (isWithoutUs(reading, clause)) return true;
  if (subject === undefined) return verb.passive;
  if (isActor(reading, subject)) return !isState(reading, clause);
  if (subject.person === "work") return true;
  if (subject.person === "speaker") return verb.passive || isReceived(reading, clause) || isPutUpon(reading, clause);
  if (lists.HUMAN.has(verb.lemma)) return true;
  if (isWritten(reading, subject) && lists.STATING.has(verb.lemma)) return true;
  return isDoneWithThing(reading, clause, subject, verb);
}

/** "the ticket was closed", "the order went missing", "the invoice is still open": somebody's doing, if nobody is named. */
function isDoneWithThing(reading: Reading, clause: Clause, { head }: NounPhrase, verb: VerbGroup): boolean {
  const isThing = is(reading, head, "thing");
  if (verb.passive || isLeft(reading, clause))
    return !isThing || !POSTPONED.has(verb.lemma) || norm(reading, verb.end) === "by";
  const isSent = lists.DUE.has(reading.tokens[head]?.lemma ?? "");
  if (isSent && isMoved(verb)) return true;
  if (["start", "begin", "end"].includes(verb.lemma)) return isSent;
  if (["be", "come", "arrive", "go"].includes(verb.lemma)) return isSent && isMiscarried(reading, clause, verb);
  return is(reading, head, "act-noun") && !isThing;
}

/** "the plan changes", "my parcel went" */
function isMoved({ lemma, tense }: VerbGroup): boolean {
  if (["change", "move", "shift"].includes(lemma)) return true;
  return tense === "past" && ["go", "come", "disappear", "vanish", "get"].includes(lemma);
}

/** "the minutes (leave out …)", "the report (says …)": somebody wrote it. */
function isWritten(reading: Reading, { head }: NounPhrase): boolean {
  return lists.WRITINGS.has(reading.tokens[head]?.lemma ?? "");
}

/** "the meeting started without me": somebody did not wait. */
function isWithoutUs(reading: Reading, { verb }: Clause): boolean {
  if (verb === undefined || !["start", "begin", "leave", "go"].includes(verb.lemma)) return false;
  return norm(reading, verb.end) === "without";
}

/** "my team lost", "the shop closed": nobody's act against the speaker; "you lost my letter" is one. */
function isLostOrShut(reading: Reading, { subject, verb }: Clause): boolean {
  if (verb === undefined || subject === undefined) return false;
  if (verb.lemma !== "lose" && verb.lemma !== "close") return false;
  const isAlone =
    ["PUNCT", "X", "CCONJ", "ADV"].includes(reading.tokens[verb.end]?.tag ?? "X") ||
    ["after", "down", "for", "in", "at"].includes(norm(reading, verb.end));
  if (verb.lemma === "lose") return isAlone && subject.person !== "you";
  return isAlone && !verb.passive;
}

export function isFated(reading: Reading, clause: Clause): boolean {
  const { subject, verb } = clause;
  if (isOfFate(reading, clause) || isLostOrShut(reading, clause)) return true;
  const isDone = subject !== undefined && verb !== undefined && isActor(reading, subject);
  if (isDone && !["be", "have", "get", "catch", "suffer", "feel"].includes(verb.lemma)) return false;
  if (verb?.passive && isDoneByFate(reading, verb.end, clause.end)) return true;
  // "that the heating was switched off": only hands do that
  if (verb?.passive && lists.DONE_BY_HAND.has(verb.lemma)) return false;
  const end = verb?.passive && subject !== undefined ? Math.min(subject.end, clause.end) : clause.end;
  const isHarmless = ({ index }: Token) =>
    is(reading, index, "harmless-cause") && !(isDone && isColdTo(reading, index));
  return findToken(reading, clause.first, end, isHarmless) !== -1;
}

/** "my uncle died", "the pipe froze"; not "the talk began late" */
function isOfFate(reading: Reading, clause: Clause): boolean {
  const { verb } = clause;
  if (verb === undefined || !lists.FATE.has(verb.lemma) || verb.lemma === "lose") return false;
  const isLate = ["start", "begin", "end"].includes(verb.lemma) && norm(reading, verb.end) === "late";
  return !isLate && !isWithoutUs(reading, clause) && !isHandled(reading, clause);
}

/** "so cold", "cold with my mother": no weather. */
function isColdTo(reading: Reading, at: number): boolean {
  if (norm(reading, at) !== "cold") return false;
  return (
    ["to", "with", "towards", "toward"].includes(norm(reading, at + 1)) ||
    ["so", "this", "that", "such"].includes(norm(reading, at - 1))
  );
}

/** "(cancelled) after the flood", "because of the storm" */
function isDoneByFate(reading: Reading, from: number, to: number): boolean {
  if (!["after", "because", "due", "owing", "by", "following"].includes(norm(reading, from))) return false;
  for (let at = from + 1; at < Math.min(to, from + 5); at++) if (is(reading, at, "harmless-cause")) return true;
  return false;
}

/** "when you turned us away": with an object these are deeds. */
function isHandled(reading: Reading, { subject, verb }: Clause): boolean {
  if (subject === undefined || verb === undefined) return false;
  const object = ["on", "off", "up", "down"].includes(norm(reading, verb.end)) ? verb.end + 1 : verb.end;
  return lists.FATE_OR_DEED.has(verb.lemma) && (reading.tokens[object]?.phrase ?? -1) !== -1;
}

/** "the ticket was closed": a participle that the tagger took for an adjective. */
function isLeft(reading: Reading, { verb }: Clause): boolean {
  if (verb?.lemma !== "be") return false;
  const next = reading.tokens[verb.end];
  return (
    next !== undefined &&
    /[^e]ed$/.test(next.norm) &&
    !next.matches.some(
      ({ name }) => name === "feeling-unpleasant" || name === "feeling-felt" || name === "bodily-state",
    )
  );
}

/** "because he is ill": a person's state is nobody's act. */
function isState(reading: Reading, { verb }: Clause): boolean {
  if (verb?.lemma !== "be" && verb?.lemma !== "get") return false;
  return lists.ILL.has(norm(reading, verb.end)) && !isColdTo(reading, verb.end + 1);
}

/** "because I was not told", "when I got no answer". */
function isReceived(reading: Reading, { verb, end }: Clause): boolean {
  if (verb === undefined) return false;
  if (verb.negated && ["hear", "get", "receive"].includes(verb.lemma)) return true;
  if (verb.lemma === "have") return ["no", "nothing", "not"].includes(norm(reading, verb.end));
  if (["see", "hear", "find", "catch", "watch"].includes(verb.lemma)) {
    if (suffersAt(reading, verb.end)) return false;
    if (isDoingAt(reading, verb.end, end)) return true;
  }
  return (
    ["get", "receive", "hear", "see", "find", "read"].includes(verb.lemma) &&
    lists.OPENS_NEWS.has(norm(reading, verb.end))
  );
}

/** "(when I saw) you laugh at him", "my idea in his slides"; "(when I saw) him cry" is no act against anybody. */
function isDoingAt(reading: Reading, at: number, end: number): boolean {
  const phrase = phraseAt(reading, at);
  if (phrase?.first !== at || isOwnElsewhere(reading, at)) return phrase?.first === at;
  const deed = reading.tokens[phrase.end];
  if (!isActor(reading, phrase) || deed === undefined || phrase.end >= end) return false;
  const isPaired = deed.norm === "with" && phraseAt(reading, phrase.end + 1) !== undefined;
  return isPaired || (deed.norm !== "last" && (knownVerbs.has(deed.norm) || deed.norm.endsWith("ing")));
}

/** "(to see) the children cry" */
export function suffersAt(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  const verb = phrase?.first === at ? reading.tokens[phrase.end] : undefined;
  if (verb === undefined) return false;
  return (
    /^(?:cry|weep|sob|struggle|shake|hurt)/.test(verb.norm) ||
    (lists.FATE.has(verb.lemma) && !/^(?:start|begin|turn|pass|end)/.test(verb.norm))
  );
}

/** "my photos in your brochure", "my bike in her shed" */
export function isOwnElsewhere(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  if (phrase?.first !== at || phrase.owner !== "speaker") return false;
  const place = ["in", "on", "at", "under", "inside", "among"].includes(norm(reading, phrase.end))
    ? phraseAt(reading, phrase.end + 1)
    : undefined;
  return place !== undefined && isOther(place.owner);
}

/** "because I had to wait two hours for you", "when I had to chase them" */
function isPutUpon(reading: Reading, { verb, end }: Clause): boolean {
  if (verb?.modal !== "have to" || !lists.TROUBLE.has(verb.lemma)) return false;
  for (let at = verb.end; at < end; at++)
    if (["you", "your", "him", "his", "them", "their"].includes(norm(reading, at))) return true;
  return false;
}

/** "(my order) is still missing", "(the report) came late", "(the parcel) arrived" */
function isMiscarried(reading: Reading, { end }: Clause, verb: VerbGroup): boolean {
  const isAmiss = ({ norm: word }: Token) => lists.MISCARRIED.has(word);
  return verb.lemma === "arrive" || findToken(reading, verb.first, Math.min(end, verb.end + 3), isAmiss) !== -1;
}

/** "Piet's death", "your divorce" */
function befalls(reading: Reading, phrase: NounPhrase): boolean {
  return lists.FATES.has(reading.tokens[phrase.head]?.lemma ?? "");
}

function isHarmless(reading: Reading, { first, end }: NounPhrase): boolean {
  return hasMatch(reading, "harmless-cause", first, end);
}

/** "the many changes of plan (from your side)" */
function wholeEnd(reading: Reading, { end }: NounPhrase): number {
  const part = norm(reading, end) === "of" ? phraseAt(reading, end + 1) : undefined;
  return part?.person === "thing" ? part.end : end;
}

/** Whether "about …" or "by …" names somebody's act: "your decision", "the way you left", "the announcement". */
export function kindOfPhrase(reading: Reading, phrase: NounPhrase): Kind {
  if (isHarmless(reading, phrase)) return "event";
  const isFate = befalls(reading, phrase);
  if (!isFate && phrase.person === "work") return "act";
  if (phrase.owner === "speaker") return "event";
  if (is(reading, phrase.head, "act-noun") && !isFate) return "act";
  const end = wholeEnd(reading, phrase);
  const next = norm(reading, end);
  const doer = phraseAt(reading, end + 1);
  if (doer === undefined) return "event";
  if (["from", "by", "in", "at"].includes(next) && isOther(doer.owner)) return "act";
  const isOf = next === "by" || (next === "of" && !isFate);
  return isOf && isActor(reading, doer) ? "act" : "event";
}
