import * as common from "../lexicon/words/common.ts";
import * as lists from "../lexicon/words/unwanted.ts";
import { isCaringFor, isPersonalFrom } from "./caring.ts";
import { isDoneToAt } from "./done-to.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clauseOf, hasMatch, norm, phraseAt, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import type { Stretch } from "./span.ts";
import { isFedUp, isPersonAt, isTiresome, phraseEnd } from "./suffered.ts";
import { afterTo } from "./unwanted-to.ts";
import { ownThingEnd, unwelcomeEnd } from "./unwelcome.ts";
import { withoutWant } from "./unwilling.ts";
import { frontedNo, isNegatedBetween, speakerOrDropped } from "./wish.ts";

const YOU_AND_YOURS = cueAsWritten("you your yours people somebody someone");
const AGAIN_ANYMORE_EVER = cueAsWritten("again anymore ever like on");

export function wantAt(reading: Reading, index: number): Stretch | undefined {
  const token = reading.tokens[index];
  if (token === undefined || clauseOf(reading, index)?.role === "if") return undefined;
  const isWant = token.lemma === "want" || token.norm === "need";
  return (isWant ? afterWant(reading, index) : undefined) ?? withoutWant(reading, index);
}

/** don't want you to …, don't want to be …, don't want any more … */
function afterWant(reading: Reading, want: number): Stretch | undefined {
  const neither = neitherOfUs(reading, want);
  if (neither !== -1) return norm(reading, want + 1) === "to" ? afterTo(reading, neither, want + 1) : undefined;
  const speaker = speakerOrDropped(reading, want);
  if (speaker === -1) return undefined;
  const fronted = frontedNo(reading, speaker);
  const first = fronted === -1 ? speaker : fronted;
  if (isNotWhat(reading, first)) return { first: first - 2, end: want + 1 };
  if (fronted === -1 && !isNegatedBetween(reading, first, want)) return withoutNot(reading, first, want);
  if (isWhat(reading, first, want)) return { first: first - 1, end: want + 1 };
  return afterNotWanting(reading, first, want);
}

/** (I don't want) that our son is …, you to …, any more of your jokes */
function afterNotWanting(reading: Reading, first: number, want: number): Stretch | undefined {
  const next = norm(reading, want + 1) === "that" && isClauseAt(reading, want + 2) ? want + 2 : want + 1;
  const word = norm(reading, next);
  if (isTold(reading, want, next)) return { first, end: phraseEnd(reading, next) + 1 };
  if (isPersonAt(reading, next) && !isFedUp(reading, next))
    return afterPerson(reading, first, want, phraseEnd(reading, next));
  for (const endOf of UNWANTED) {
    const end = endOf(reading, next);
    if (end !== -1) return { first, end };
  }
  const isNeed = norm(reading, want) === "need";
  if (word === "to" && (!isNeed || ["be", "hear"].includes(norm(reading, next + 1))))
    return afterTo(reading, first, next);
  const at = word === "anymore" ? next + 1 : next;
  return (isNeed ? isFedUp : isTiresome)(reading, at) ? { first, end: phraseEnd(reading, at) } : undefined;
}

/** What nobody wants, by its shape: each tells where it ends that begins at a token, or -1. */
const UNWANTED: readonly ((reading: Reading, at: number) => number)[] = [
  happeningEnd,
  strifeEnd,
  moreOfEnd,
  anotherEnd,
  spreadEnd,
  (reading, at) => (isPart(reading, at) ? at + 3 : -1),
  (reading, at) => (isOwnThingPlaced(reading, at) ? phraseEnd(reading, at) : -1),
  ownThingEnd,
  (reading, at) =>
    lists.ANY_ANOTHER_MORE.has(norm(reading, at)) && isFedUp(reading, at) ? phraseEnd(reading, at) : -1,
];

function isItOrThis(reading: Reading, at: number): boolean {
  return ["it", "this", "that"].includes(norm(reading, at));
}

/** "this to happen again", "it to turn into a row" */
function happeningEnd(reading: Reading, at: number): number {
  const isHappening =
    isItOrThis(reading, at) &&
    norm(reading, at + 1) === "to" &&
    lists.HAPPEN_BE_GO.has(norm(reading, at + 2)) &&
    (isRepeated(reading, at) || ["in", "into", "up"].includes(norm(reading, at + 3)));
  return isHappening ? at + 3 : -1;
}

/** "any more of your jokes" */
function moreOfEnd(reading: Reading, at: number): number {
  const isMoreOf =
    ["any", "another"].includes(norm(reading, at)) &&
    ["more", "another"].includes(norm(reading, at + 1)) &&
    norm(reading, at + 2) === "of" &&
    common.YOUR_HIS_HER.has(norm(reading, at + 3));
  return isMoreOf ? at + 4 : -1;
}

/** "another Christmas like that"; "another cake like that" is praise. */
function anotherEnd(reading: Reading, at: number): number {
  if (norm(reading, at) !== "another") return -1;
  const end = phraseEnd(reading, at);
  const isLike =
    ["like", "as"].includes(norm(reading, end)) && ["that", "this", "last"].includes(norm(reading, end + 1));
  return isLike && !hasMatch(reading, "appetite", at, end) ? end + 2 : -1;
}

/** "it shared", "this discussed" */
function spreadEnd(reading: Reading, at: number): number {
  const isSpread = isItOrThis(reading, at) && lists.PASSED_SHARED_POSTED.has(norm(reading, at + 1));
  return isSpread ? at + 2 : -1;
}

/** "Being strung along is not what I want", "you reading my mail isn't what I want" */
function isNotWhat(reading: Reading, first: number): boolean {
  if (norm(reading, first - 1) !== "what" || norm(reading, first - 2) !== "not") return false;
  const start = reading.sentences[reading.tokens[first]?.sentence ?? -1]?.firstToken ?? first;
  if (norm(reading, start) === "being") return isDoneToAt(reading, start + 1);
  return isPersonAt(reading, start) && norm(reading, phraseEnd(reading, start)).endsWith("ing");
}

/** "any part in this", "a part of your plan" */
function isPart(reading: Reading, at: number): boolean {
  return (
    ["any", "a", "no"].includes(norm(reading, at)) &&
    norm(reading, at + 1) === "part" &&
    ["in", "of"].includes(norm(reading, at + 2))
  );
}

/** "I want no excuses", "I want nothing to do with it", "it is not your pity that I want", "all I want is for you not to interfere" */
function withoutNot(reading: Reading, first: number, want: number): Stretch | undefined {
  const next = norm(reading, want + 1);
  const isNone = next === "none" && norm(reading, want + 2) === "of";
  if (isNone) return unwelcomeEnd(reading, want + 1) === -1 ? undefined : { first, end: want + 2 };
  if (next === "nothing" && norm(reading, want + 2) === "to" && norm(reading, want + 3) === "do")
    return { first, end: want + 4 };
  if (next === "no") {
    const end = unwelcomeEnd(reading, want + 2);
    const isRefused = isPart(reading, want + 1) || end !== -1 || isTiresome(reading, want + 1);
    return isRefused ? { first, end: Math.max(end, want + 3) } : undefined;
  }
  return notIt(reading, first, want) ?? lastThing(reading, first, want);
}

/** "The last thing I want is another dinner with you on the phone"; "… is to upset you" is care. */
function lastThing(reading: Reading, first: number, want: number): Stretch | undefined {
  const isLast = norm(reading, first - 1) === "thing" && norm(reading, first - 2) === "last";
  const is = want + 1;
  if (!isLast || reading.tokens[is]?.lemma !== "be") return undefined;
  const end = reading.clauses[reading.tokens[is]?.clause ?? -1]?.end ?? is;
  const isTheirs = isFedUp(reading, is + 1) || holds(reading, YOU_AND_YOURS, is + 1, end);
  const isDone = norm(reading, is + 1) === "to" && afterTo(reading, first, is + 1) !== undefined;
  const from = norm(reading, first - 3) === "the" ? first - 3 : first - 2;
  return (isTheirs && !["to", "for"].includes(norm(reading, is + 1))) || isDone ? { first: from, end: is } : undefined;
}

/** "It is not your pity (that) I want." */
function notIt(reading: Reading, first: number, want: number): Stretch | undefined {
  const last = ["that", "which"].includes(norm(reading, first - 1)) ? first - 2 : first - 1;
  const phrase = phraseAt(reading, last);
  if (phrase === undefined || norm(reading, phrase.first - 1) !== "not") return undefined;
  return unwelcomeEnd(reading, phrase.first) === -1 ? undefined : { first: phrase.first - 1, end: want + 1 };
}

/** "Neither of us wants to be woken", "none of us want …": where it begins, or -1. */
function neitherOfUs(reading: Reading, want: number): number {
  const isUs = norm(reading, want - 1) === "us" && norm(reading, want - 2) === "of";
  return isUs && ["neither", "none"].includes(norm(reading, want - 3)) ? want - 3 : -1;
}

/** "What I don't want is you phoning my boss." */
function isWhat(reading: Reading, first: number, want: number): boolean {
  const isFronted = ["what", "all"].includes(norm(reading, first - 1)) && reading.tokens[want + 1]?.lemma === "be";
  return isFronted && unwelcomeEnd(reading, want + 2) !== -1;
}

/** "that our son is treated differently": the clause tells what should not be. */
function isTold(reading: Reading, want: number, next: number): boolean {
  const phrase = next === want + 2 ? phraseAt(reading, next) : undefined;
  return phrase !== undefined && (phrase.person !== "thing" || phrase.owner === "speaker");
}

function isClauseAt(reading: Reading, index: number): boolean {
  const phrase = phraseAt(reading, index);
  const verb = tokenAt(reading, phrase?.end ?? -1);
  return phrase?.first === index && (verb?.tag === "VERB" || verb?.tag === "AUX");
}

/** "us to go to bed angry again", "us to fight" */
function strifeEnd(reading: Reading, at: number): number {
  if (norm(reading, at) !== "us" || norm(reading, at + 1) !== "to") return -1;
  const isRow = lists.FIGHT_ARGUE_QUARREL.has(norm(reading, at + 2));
  return isRow || isRepeated(reading, at + 2) ? at + 3 : -1;
}

/** "I don't want this to happen again." */
function isRepeated(reading: Reading, from: number): boolean {
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
  return holds(reading, AGAIN_ANYMORE_EVER, from, end);
}

/** "my name on that list", "your dog in my bed" */
function isOwnThingPlaced(reading: Reading, index: number): boolean {
  const phrase = phraseAt(reading, index);
  const end = phrase?.end ?? -1;
  if (["your", "his", "her", "their"].includes(norm(reading, index)))
    return tokenAt(reading, end)?.tag === "ADP" && ["my", "our"].includes(norm(reading, end + 1));
  const isClose = lists.NAME_PHOTOS_PHOTO.has(norm(reading, phrase?.head ?? -1));
  return phrase?.owner === "speaker" && isClose && lists.ON_IN_NEAR.has(norm(reading, end));
}

/** you to shout, you shouting, you near my desk, our girl sat next to him; but "you to worry" is care. */
function afterPerson(reading: Reading, first: number, want: number, from: number): Stretch | undefined {
  const at = ["all", "both", "lot", "two"].includes(norm(reading, from)) ? from + 1 : from;
  if (norm(reading, at) === "to") {
    const isFree = norm(reading, want) === "need" && !isPersonalFrom(reading, at);
    return isFree || isCaringFor(reading, at) ? undefined : { first, end: at + 2 };
  }
  const end = doneEnd(reading, at);
  return end === -1 && isDoing(reading, at) ? { first, end: at + 1 } : end === -1 ? undefined : { first, end };
}

/** (you) shouted at, (our girl) sat next to him: where it ends, or -1. */
function doneEnd(reading: Reading, at: number): number {
  const verb = reading.tokens[at];
  const isParticiple = ["ed", "participle", "past"].includes(verb?.form ?? "");
  if (isParticiple && verb?.tag === "VERB" && !lists.BEFALLEN.has(verb.norm)) return pastParticle(reading, at);
  const isDone = isParticiple || verb?.tag === "ADJ" || verb?.norm === "put";
  return isDone && lists.DONE_TO.has(norm(reading, at)) ? at + 1 : -1;
}

/** (you) shouting, (you) near my desk; "(you) catching a cold" is care */
function isDoing(reading: Reading, at: number): boolean {
  const { form, tag, norm: word } = reading.tokens[at] ?? { form: "", tag: "", norm: "" };
  if (["catching", "getting", "missing", "losing"].includes(word) && !isPersonalFrom(reading, at)) return false;
  return form === "ing" || tag === "ADP" || tag === "ADV" || (tag === "NOUN" && word.endsWith("ing"));
}

/** "shouted at", "picked on": past the particle that belongs to the participle; not past the "on" of "left on the step". */
function pastParticle(reading: Reading, participle: number): number {
  const next = tokenAt(reading, participle + 1);
  const isParticle = next?.tag === "ADP" && phraseAt(reading, participle + 2) === undefined;
  return isParticle ? participle + 2 : participle + 1;
}
