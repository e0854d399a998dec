import * as lists from "../lexicon/words/order-signs.ts";
import { INVITING } from "../lexicon/words/orders.ts";
import { isChoreAt } from "./chores.ts";
import { hasAny, isAfterBlame, isAlone, isCurt, isHandling, isOverdue, isStep } from "./curt-orders.ts";
import { isBeforeYou } from "./duty-signs.ts";
import { isKindVerb, isLooseVerb, isOffer, isReturned, type Order } from "./order.ts";
import { carePoints } from "./order-care.ts";

import {
  isBlunt,
  isDoneAgain,
  isFromNowOn,
  isHandedTo,
  isKeptDown,
  isKeptIn,
  isOrWorse,
  isPointedOff,
  isSentElsewhere,
} from "./order-marks.ts";
import { isPointedAt } from "./person-words.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clausesOf, findToken, hasMatch, is, norm, phraseAt, tokenAt } from "./query.ts";
import type { Reading, Token } from "./reading.ts";
import { isOrElseThing, isTense } from "./tense.ts";

const BACK = cueAsWritten("back");
const OURS = cueAsWritten("me us my our");

/** "Put the phone down when I'm speaking to you." */
function isTalkedOver(reading: Reading, { clause }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  const isWhen = next?.sentence === clause.sentence && ["when", "while"].includes(norm(reading, next.first));
  return (
    isWhen &&
    next.subject?.person === "speaker" &&
    ["talk", "speak", "tell", "say", "ask"].includes(next.verb?.lemma ?? "")
  );
}

/** "Give it back", "bring the ladder back by tonight" */
function isGivenBack(reading: Reading, { verb, end }: Order): boolean {
  return holds(reading, BACK, verb + 1, Math.min(end, verb + 5));
}

/** "Tell him to move his car", "make her apologise": an errand for a third. */
function relayed(reading: Reading, { verb, clause }: Order): number {
  const whom = phraseAt(reading, verb + 1);
  if (!["tell", "get", "make", "have"].includes(norm(reading, verb)) || !isPointedAt(whom) || whom.person === "you")
    return 0;
  if (clausesOf(reading, clause.sentence).some(({ role }) => role === "if" || role === "when")) return 0;
  const lemma = tokenAt(reading, norm(reading, whom.end) === "to" ? whom.end + 1 : whom.end)?.lemma ?? "";
  if (lists.TRY_ENJOY_COME.has(lemma) && !isTense(reading)) return -2;
  const isMild = lists.BRING_CALL_RING.has(lemma);
  return lists.DUTIES.has(lemma) && (isTense(reading) || !isMild) ? 3 : 0;
}

/** "Revert the commit. Now." */
function isPressed(reading: Reading, { clause }: Order): boolean {
  const next = reading.sentences[clause.sentence + 1];
  if (next === undefined || next.endToken - next.firstToken > 3) return false;
  return ["now", "today", "tonight", "immediately"].includes(norm(reading, next.firstToken));
}

export function hasInSentence(
  reading: Reading,
  order: Order,
  name: "strong-urgency" | "threat" | "deadline" | "courtesy",
): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  return (
    sentence !== undefined &&
    findToken(
      reading,
      sentence.firstToken,
      sentence.endToken,
      ({ index }) => is(reading, index, name) && !isOrElseThing(reading, index) && !isOwnWords(reading, order, index),
    ) !== -1
  );
}

/** "Please clear your desks": asked for so, the words that would throw somebody out are about desks. */
function isOwnWords(reading: Reading, { please, verb }: Order, at: number): boolean {
  return please && is(reading, verb, "harsh-order") && norm(reading, verb) === "clear" && at >= verb && at < verb + 3;
}

/** "Give the plant a good soak", "write your name on each sheet", "ring twice": nothing in the message says that anybody is ordered about. */
function isEveryday(reading: Reading, order: Order, lemma: string): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  const isPaid = lemma === "pay" && tokenAt(reading, order.verb + 1)?.tag === "ADP";
  if ((!lists.EVERYDAY.has(lemma) && !isPaid) || sentence === undefined || isTense(reading) || isLoud(reading, order))
    return false;
  if (hasDeadline(reading, order) || isNamed(reading, order) || isPressed(reading, order)) return false;
  if (hasInSentence(reading, order, "strong-urgency")) return false;
  const isAimed = ({ norm: word, index }: Token) => lists.AT_SOMEBODY.has(word) && !isLabelled(reading, index);
  return findToken(reading, sentence.firstToken, sentence.endToken, isAimed) === -1;
}

/** "your name", "your answer": what one fills in; "turn it off and on again" */
function isLabelled(reading: Reading, at: number): boolean {
  const next = norm(reading, at + 1);
  if (norm(reading, at) === "your") return lists.NAME_INITIALS_ANSWERS.has(next);
  if (norm(reading, at) === "you") return norm(reading, at - 1) === "what";
  if (norm(reading, at) === "down") return norm(reading, at - 1) === "write";
  return norm(reading, at) === "again" && norm(reading, at - 1) === "on";
}

/** Signs that a person is ordered about, less the signs that it is a tip, a step or a kindness. */
export function points(reading: Reading, order: Order): number {
  const sentence = reading.sentences[order.clause.sentence];
  const lemma = reading.tokens[order.verb]?.lemma ?? "";
  if (sentence === undefined || (isKindVerb(lemma) && !isCurt(reading, order)))
    return hasInSentence(reading, order, "threat") ? 2 : 0;
  if (isReturned(reading, order) && !hasInSentence(reading, order, "strong-urgency")) return 0;
  const isHanded = isHandedTo(reading, order);
  if (!isHanded && isEveryday(reading, order, lemma)) return 0;
  let sum = lists.DUTIES.has(lemma) ? 1 : 0;
  if (isBlunt(reading, order)) sum += 1;
  if (isOverdue(reading, order)) sum += 3;
  if (isChoreAt(reading, order.verb) && lemma !== "put" && isAlone(reading, order)) sum += 3;
  if (lists.LET_STICK_BE.has(lemma) && isCurt(reading, order)) sum += 2;
  const isDated = hasDeadline(reading, order) || isLoud(reading, order);
  const isYours = lemma !== "bring" && hasAny(reading, order, /^(?:your|yourself|yours)$/);
  const isDemanded = isTense(reading) && hasDeadline(reading, order);
  if (isLooseVerb(lemma) && !isYours && !isDemanded) sum -= isDated ? 2 : 1;
  if (hasAny(reading, order, /^(?:me|us|my|our)$/)) sum += 2;
  if (isYours && lemma === "keep") sum += isKeptDown(reading, order) ? 2 : 0;
  else if (isYours) sum += lists.TAKE_PUT_MOVE.has(lemma) ? 2 : 1;
  if (hasDeadline(reading, order)) sum += 1;
  if (hasInSentence(reading, order, "strong-urgency") || hasInSentence(reading, order, "threat")) sum += 2;
  if (isGivenBack(reading, order)) sum += (lemma === "bring" || lemma === "take" || lemma === "put") && isDated ? 3 : 1;
  if (isNamed(reading, order)) sum += 1;
  if (norm(reading, order.first - 1) === "just" && order.first - 1 === sentence.firstToken) sum += 1;
  if (lemma === "ask" && isYourDoing(reading, order)) sum += 1;
  if (isYourDoing(reading, order)) sum += isHandling(reading, order) ? 2 : 1;
  if (isPressed(reading, order)) sum += 2;
  if (isLoud(reading, order) && !isOffer(reading, order)) sum += 1;
  if (isTense(reading)) sum += 1;
  if (lemma === "keep" && isKeptIn(reading, order, isTense(reading) || isLoud(reading, order))) sum += 5;
  if (isAfterBlame(reading, order)) sum += 1;
  if (isSentElsewhere(reading, order)) sum += 3;
  if (isOrWorse(reading, order)) sum += 4;
  if (isFromNowOn(reading, order)) sum += INVITING.has(lemma) ? 0 : 2;
  if (isDoneAgain(reading, order)) sum += 2;
  if (isOffer(reading, order)) sum -= 3;
  if (
    lemma !== "let" &&
    lemma !== "keep" &&
    ["him", "her", "them"].includes(norm(reading, order.verb + 1)) &&
    reading.tokens[order.verb + 2]?.tag !== "NOUN" &&
    !isDated &&
    !isTense(reading)
  )
    sum -= 2;
  if (isHandling(reading, order) && !(lemma === "keep" && isKeptDown(reading, order))) sum -= 1;
  const isHelping = ["a", "another", "some", "more"].includes(norm(reading, order.verb + 1));
  if (lemma === "have" && !isHelping && (isDated || hasDeadline(reading, order))) sum += 2;
  if (lemma === "make" && norm(reading, order.verb + 1) === "sure") sum += isAtStake(reading, order) ? 2 : 0;
  if (lists.MAKE_GET_POUR.has(lemma) && norm(reading, order.verb + 1) === "yourself") sum -= 3;
  sum -= carePoints(reading, order);
  if (norm(reading, order.first) === "do" && order.verb > order.first && !order.negated) sum -= 3;
  if (isPointedOff(reading, order)) sum += 2;
  if (isTalkedOver(reading, order)) sum += 2;
  if (isTense(reading) && isBeforeYou(reading, order.clause)) sum += 2;
  sum += relayed(reading, order);
  if (isStep(reading, order) && !isTense(reading)) sum -= 1;
  if (sentence.instruction && !(isTense(reading) && hasInSentence(reading, order, "strong-urgency"))) sum -= 3;
  return sum;
}

/** "Fix the bug you introduced", "transfer what you owe me", "before you call me": what the reader did or is to do. */
function isYourDoing(reading: Reading, { clause }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  const isNext = next?.sentence === clause.sentence && next.subject?.person === "you" && next.role !== "if";
  if (!isNext || next.verb === undefined) return false;
  const isDoing = norm(reading, next.first - 1) === "," && reading.tokens[next.verb.head]?.form === "ing";
  if (isDoing) return lists.LET_MAKE_BLOCK.has(next.verb.lemma);
  const isBefore =
    norm(reading, next.first) === "before" &&
    (["me", "us"].includes(norm(reading, next.verb.end)) ||
      (["ask", "knock", "ring", "check"].includes(norm(reading, clause.verb?.head ?? -1)) &&
        holds(reading, OURS, next.verb.end, next.verb.end + 1)));
  return next.verb.tense === "past" || isBefore;
}

function hasDeadline(reading: Reading, order: Order): boolean {
  if (hasMatch(reading, "deadline", order.verb + 1, order.clause.end)) return true;
  return (
    findToken(
      reading,
      order.verb + 1,
      order.clause.end,
      ({ index, norm: word }) =>
        ["by", "before", "until", "within"].includes(word) &&
        (reading.tokens[index + 1]?.tag === "NUM" || /^\d/.test(norm(reading, index + 1))),
    ) !== -1
  );
}

/** "Answer the question, Ferdinand." */
function isNamed(reading: Reading, { first, end }: Order): boolean {
  const isAfter = norm(reading, end) === "," && reading.tokens[end + 1]?.tag === "PROPN";
  return (
    isAfter ||
    isCalledLast(reading, first) ||
    isAllOfYou(reading, end) ||
    (norm(reading, first - 1) === "," && tokenAt(reading, first - 2)?.tag === "PROPN")
  );
}

/** "(Clear the driveway), both of you", "the lot of you", "you two" */
function isAllOfYou(reading: Reading, end: number): boolean {
  if (norm(reading, end) !== ",") return false;
  const words = [1, 2, 3, 4].map((step) => norm(reading, end + step)).join(" ");
  return /^(?:(?:both|all) of you|the (?:lot|pair|two) of you|young (?:man|lady|woman)|you (?:two|lot|all|three))/.test(
    words,
  );
}

/** "Make sure it is on my desk by nine." */
function isAtStake(reading: Reading, { clause, verb }: Order): boolean {
  const end = reading.sentences[clause.sentence]?.endToken ?? verb;
  const sure = phraseAt(reading, verb + 2);
  if (sure !== undefined && is(reading, sure.head, "notice-word")) return false;
  return (
    findToken(
      reading,
      verb,
      end,
      ({ index, norm: word }) => ["me", "us", "my", "our"].includes(word) || is(reading, index, "deadline"),
    ) !== -1
  );
}

function isCalledLast(reading: Reading, first: number): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  const last = (sentence?.endToken ?? 0) - (tokenAt(reading, (sentence?.endToken ?? 0) - 1)?.tag === "PUNCT" ? 2 : 1);
  return last > first + 1 && reading.tokens[last]?.tag === "PROPN" && norm(reading, last - 1) === ",";
}

function isLoud(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  return tokenAt(reading, (sentence?.endToken ?? 0) - 1)?.text.startsWith("!") === true;
}
