import * as lists from "../lexicon/words/duty.ts";
import { isGuess, isPerfect } from "./duty-guesses.ts";
import { addressed, type Duty } from "./duty-kinds.ts";
import { isTip, personalPoints } from "./duty-signs.ts";
import { isCareNote, isGoodAdvice } from "./good-advice.ts";
import { isHandling } from "./handling.ts";
import { isHandover } from "./handover.ts";
import { isCircular } from "./house-letters.ts";
import { owedIn } from "./owed.ts";
import { isPointedAt } from "./person-words.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, follows, is, norm, phraseAt, tokenAt } from "./query.ts";
import type { Clause, Reading, Sentence, VerbGroup } from "./reading.ts";
import { isSaidBehind } from "./said-behind.ts";
import { isTense } from "./tense.ts";

const GOT = cueAsWritten("got");

const ME_US = cueAsWritten("me us");

const STRONG = new Set(["should", "must", "ought", "ought to", "be supposed to", "be meant to"]);

const WEAK = new Set(["have to", "need to", "be required to"]);

/** Every duty that is put on somebody: no tips, no guesses, no instructions, no permissions. */
export function dutiesIn(reading: Reading): Duty[] {
  const found: Duty[] = [];
  for (const clause of reading.clauses) {
    if (reading.sentences[clause.sentence]?.praise) continue;
    const duty = dutyOf(reading, clause);
    if (duty !== undefined) found.push(duty);
  }
  return [...found, ...owedIn(reading)].sort((a, b) => a.first - b.first);
}

function dutyOf(reading: Reading, clause: Clause): Duty | undefined {
  const { verb, subject } = clause;
  if (verb === undefined || clause.role === "if" || clause.reported) return undefined;
  const isStrong = STRONG.has(verb.modal);
  if (!isStrong && !WEAK.has(verb.modal)) return undefined;
  if (subject === undefined) return isYouLeftOut(reading, clause, verb) ? ownDuty(verb) : undefined;
  if (isWhoever(reading, clause, subject.head) || is(reading, subject.first, "maxim")) return undefined;
  if (isSaidBehind(reading, verb.head) || isFree(reading, clause, verb, isStrong)) return undefined;
  const end = modalEnd(reading, verb);
  const past = !hasGot(reading, verb) && (isPerfect(reading, verb) || verb.tense === "past");
  const who = addressed(reading, subject);
  const isInOrder = subject.end <= verb.first;
  const [first, last] = isInOrder
    ? [Math.min(who.first, subject.first), end]
    : [verb.first, Math.max(end, subject.end)];
  return { first, end: last, subject: who, negated: verb.negated, past };
}

/** "whoever", "those who", "who … ?": nobody in particular */
function isWhoever(reading: Reading, { sentence }: Clause, head: number): boolean {
  if (norm(reading, head) !== "who") return norm(reading, head) === "whoever";
  const isKind = ["those", "anyone", "anybody", "people"].includes(norm(reading, head - 1));
  return isKind || reading.sentences[sentence]?.question === true;
}

/** "shoulda asked me first": the "you" is left out, and "me" tells that it is not "I". */
function isYouLeftOut(reading: Reading, clause: Clause, { first, head, end, modal }: VerbGroup): boolean {
  const sentence = reading.sentences[clause.sentence];
  const isOpening = sentence?.firstToken === first && !sentence.question && modal === "should" && head > first + 1;
  return isOpening && holds(reading, ME_US, end, end + 2);
}

function ownDuty(verb: VerbGroup): Duty {
  return { first: verb.first, end: verb.head, subject: undefined, negated: verb.negated, past: true };
}

/** "You've got to", "you gotta": a past in form, a duty of today. */
function hasGot(reading: Reading, { first, end, modal }: VerbGroup): boolean {
  return modal === "have to" && holds(reading, GOT, first, end);
}

/** Reasons why a modal is no duty here. */
function isFree(reading: Reading, clause: Clause, verb: VerbGroup, isStrong: boolean): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (sentence === undefined || (!isStrong && verb.negated)) return true;
  // "You shouldn't have to wait": the other is spared.
  if (verb.negated && norm(reading, verb.first) === "should" && follows(reading, verb.first + 2, "have", "to"))
    return norm(reading, verb.first + 4) !== "be";
  if (isAsked(reading, clause, verb, sentence.question) || isOfferedFreedom(reading, clause)) return true;
  if (isCircular(reading) || isUnder(reading, clause, isStrong)) return true;
  return isHarmless(reading, clause, verb, isStrong);
}

function isHarmless(reading: Reading, clause: Clause, verb: VerbGroup, isStrong: boolean): boolean {
  const personal = personalPoints(reading, clause, verb);
  if (
    isThanked(reading, clause, verb, personal) ||
    isInstructed(reading, clause, verb, personal) ||
    isMeantWell(reading, clause, verb, personal)
  )
    return true;
  if (!isStrong && isNews(reading, clause, verb)) return true;
  if (!isStrong || (verb.modal.startsWith("ought") && isPointedAt(clause.subject))) return !isStrong && personal < 1;
  const isYou = clause.subject !== undefined && addressed(reading, clause.subject).person === "you";
  if (isYou) return personal < 1 && isHazard(reading, verb);
  return !verb.negated && isCalm(reading, personal) && !isActOf(reading, clause, verb);
}

/** Said out of delight, or to whoever takes a thing over. */
function isThanked(reading: Reading, clause: Clause, { lemma }: VerbGroup, personal: number): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (sentence !== undefined && personal < 1 && isCheered(reading, sentence)) return true;
  return personal < (lemma === "give" ? 3 : 2) && isHandover(reading, clause);
}

/** A manual, a sign: nobody is meant, unless they were supposed to. */
function isInstructed(reading: Reading, clause: Clause, verb: VerbGroup, personal: number): boolean {
  if (reading.sentences[clause.sentence]?.instruction !== true || personal >= 2 || isMissed(verb)) return false;
  return verb.negated || !isActOf(reading, clause, verb);
}

function isMissed({ modal, tense }: VerbGroup): boolean {
  return modal.startsWith("be ") && tense === "past";
}

function isMeantWell(reading: Reading, clause: Clause, verb: VerbGroup, personal: number): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (isGuess(reading, clause, verb) || (!isMissed(verb) && isTip(reading, verb, clause))) return true;
  if (sentence !== undefined && isCalm(reading, personal) && isCareNote(reading, sentence)) return true;
  if (isGoodAdvice(reading, clause, verb) || isHoped(clause, verb)) return true;
  return !verb.modal.startsWith("be ") && isHandling(reading, clause, verb);
}

/** "She should sleep better now" */
function isHoped({ subject }: Clause, { modal, lemma }: VerbGroup): boolean {
  if (modal !== "should" || (subject?.person !== "third" && subject?.person !== "name")) return false;
  return ["sleep", "recover", "need", "heal", "improve"].includes(lemma);
}

function isCalm(reading: Reading, personal: number): boolean {
  return personal < (isTense(reading) ? 2 : 1);
}

function isAdmitting(reading: Reading, { lemma, end }: VerbGroup): boolean {
  return lemma === "admit" && ["that", "it", "the", "this"].includes(norm(reading, end));
}

function isUnder(reading: Reading, clause: Clause, isStrong: boolean): boolean {
  return clause.role === "when" || (clause.role === "relative" && !isStrong) || isUnderWhat(reading, clause);
}

/** "My boss should read it", "he should pay for that", "Darren was supposed to lock the clubhouse": an act that is one person's part. */
function isActOf(reading: Reading, clause: Clause, { lemma, modal, end }: VerbGroup): boolean {
  const { subject, sentence } = clause;
  const isAsked = reading.sentences[sentence]?.question === true;
  if (subject === undefined || isAsked || lists.STATES.has(lemma)) return false;
  if (subject.person === "name" || subject.owner !== undefined) return true;
  if (modal.startsWith("be ")) return subject.person === "third" || subject.person === "group";
  // "They should check their work"
  return ["he", "she"].includes(norm(reading, subject.head)) || ["his", "her", "their"].includes(norm(reading, end));
}

/** "You must not touch the wire", "you mustn't eat before the blood test": a warning. */
function isHazard(reading: Reading, { lemma, negated, end }: VerbGroup): boolean {
  if (!negated || !lists.HAZARDS.has(lemma)) return false;
  if (lists.HERE_THERE_BEFORE.has(norm(reading, end))) return true;
  const object = phraseAt(reading, end);
  return object?.first === end && object.person === "thing" && object.owner === undefined && lemma !== "drive";
}

/** "You were brilliant last night! You ought to record that song!": a wish out of delight. */
function isCheered(reading: Reading, { index, endToken }: Sentence): boolean {
  const isLoud = tokenAt(reading, endToken - 1)?.text.startsWith("!") === true;
  return isLoud && reading.sentences.some(({ praise, index: at }) => praise && at < index);
}

/** "Should you need …", "Do you have to go?" ask; "Must you always shout?" does not. */
function isAsked(reading: Reading, clause: Clause, verb: VerbGroup, isQuestion: boolean): boolean {
  const isInverted = clause.subject !== undefined && clause.subject.first > verb.first;
  if (!isQuestion || !isInverted) return isInverted;
  // "Must you go already?"
  if (
    ["go", "leave"].includes(verb.lemma) &&
    ["already", "so", "now", "tonight", "today"].includes(norm(reading, verb.end))
  )
    return true;
  return !verb.negated && norm(reading, verb.first) !== "must";
}

/** "Our neighbour had to call the fire brigade", "the baker needs to know by Friday": told of a third person as a fact. */
function isNews(reading: Reading, { subject }: Clause, verb: VerbGroup): boolean {
  if (isAdmitting(reading, verb)) return true;
  if (subject?.person === "you" || subject?.owner === "you") return false;
  return verb.tense === "past" && !hasGot(reading, verb) ? !isTense(reading) : isOwnRound(reading, verb);
}

/** "He has to get up early", "my son has to go to bed", "she needs to learn Spanish": the round of a life. */
function isOwnRound(reading: Reading, { lemma, end }: VerbGroup): boolean {
  const next = norm(reading, end);
  if (lemma === "know") return next !== "better";
  if (lemma === "go") return next === "to" && norm(reading, end + 1) !== "hell";
  if (lemma === "get")
    return ["up", "ready", "dressed", "home", "there", "well"].includes(next) && norm(reading, end + 1) !== "and";
  return lemma === "learn" && ["ADJ", "PROPN", "NOUN"].includes(reading.tokens[end]?.tag ?? "") && next !== "manners";
}

/** "Don't feel you have to reply." */
function isOfferedFreedom(reading: Reading, clause: Clause): boolean {
  const before = reading.clauses[clause.index - 1];
  return before?.sentence === clause.sentence && before.imperative && before.verb?.negated === true;
}

/** "all you need to do", "what you have to know", "anything you need to add". */
function isUnderWhat(reading: Reading, clause: Clause): boolean {
  const before = clause.subject === undefined ? "" : norm(reading, clause.subject.first - 1);
  if (lists.WHAT_HOW_WHY.has(before)) return clause.verb?.modal !== "should" || before !== "what";
  const isAs = lists.NEXT_AS_FOR.has(norm(reading, clause.first));
  return (
    !isAs &&
    tokenAt(reading, (clause.subject?.first ?? 0) - 1)?.tag === "NOUN" &&
    clause.subject?.first !== clause.first
  );
}

/** Just past the modal, with its "to" and its "not": "shouldn't", "are supposed to". */
function modalEnd(reading: Reading, verb: VerbGroup): number {
  const target = verb.modal.split(" ").at(-1) ?? verb.modal;
  const last = findToken(reading, verb.first, verb.end, ({ norm: word }) => word === target);
  let end = (last === -1 ? verb.first : last) + 1;
  if (norm(reading, end) === "not") end++;
  if (verb.modal === "ought" && norm(reading, end) === "to") end++;
  else if (norm(reading, end) === "have" && isPerfect(reading, verb)) end++;
  return Math.min(end, Math.max(verb.end, end));
}
