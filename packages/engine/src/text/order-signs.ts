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
import { hasDeadline, isLoud, isNamed, isPressed } from "./order-pressure.ts";
import { isPointedAt } from "./person-words.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clausesOf, findToken, is, norm, phraseAt, tokenAt } from "./query.ts";
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
  if (lists.PLEASANT.has(lemma) && !isTense(reading)) return -2;
  const isMild = lists.MILD.has(lemma);
  return lists.DUTIES.has(lemma) && (isTense(reading) || !isMild) ? 3 : 0;
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
  if (norm(reading, at) === "your") return lists.FILLED_IN.has(next);
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
  if (!isHandedTo(reading, order) && isEveryday(reading, order, lemma)) return 0;
  const [isDue, isHard] = [hasDeadline(reading, order), isTense(reading)];
  const isDated = isDue || isLoud(reading, order);
  const isYours = lemma !== "bring" && hasAny(reading, order, /^(?:your|yourself|yours)$/);
  const next = norm(reading, order.verb + 1);
  const seen: Seen = { lemma, next, isDue, isDated, isHard, isYours };
  let sum = relayed(reading, order) - carePoints(reading, order);
  for (const [weight, stands] of SIGNS) if (stands(reading, order, seen)) sum += weight;
  return sum;
}

/** An order as its signs are looked for. */
interface Seen {
  readonly lemma: string;
  /** The word behind the verb. */
  readonly next: string;
  /** By when it is to be done is said. */
  readonly isDue: boolean;
  /** That is said, or it is shouted. */
  readonly isDated: boolean;
  /** The message judges, hurts or threatens elsewhere. */
  readonly isHard: boolean;
  /** "your", "yourself" */
  readonly isYours: boolean;
}

type Sign = readonly [weight: number, stands: (reading: Reading, order: Order, seen: Seen) => boolean];

const SIGNS: readonly Sign[] = [
  [1, isBlunt],
  [3, isOverdue],
  [1, isGivenBack],
  [1, isNamed],
  [1, isYourDoing],
  [2, isPressed],
  [1, isAfterBlame],
  [3, isSentElsewhere],
  [4, isOrWorse],
  [2, isDoneAgain],
  [2, isPointedOff],
  [2, isTalkedOver],
  [-3, isOffer],
  [-2, isForAnother],
  [1, isJustSaid],
  [-3, isInstruction],
  [1, (_, __, { isDue }) => isDue],
  [1, (_, __, { isHard }) => isHard],
  [1, (_, __, { lemma }) => lists.DUTIES.has(lemma)],
  [3, (reading, order, { lemma }) => lemma !== "put" && isChoreAt(reading, order.verb) && isAlone(reading, order)],
  [2, (reading, order, { lemma }) => lists.SAID_CURTLY.has(lemma) && isCurt(reading, order)],
  [-1, (_, __, seen) => isLoose(seen)],
  [-1, (_, __, seen) => isLoose(seen) && seen.isDated],
  [2, (reading, order) => hasAny(reading, order, /^(?:me|us|my|our)$/)],
  [1, (_, __, { isYours, lemma }) => isYours && lemma !== "keep"],
  [1, (_, __, { isYours, lemma }) => isYours && lists.MOVING.has(lemma)],
  [2, (reading, order, { isYours, lemma }) => isYours && lemma === "keep" && isKeptDown(reading, order)],
  [2, (reading, order) => URGING.some((name) => hasInSentence(reading, order, name))],
  [2, (reading, order, { lemma, isDated }) => isDated && BRINGING.includes(lemma) && isGivenBack(reading, order)],
  [1, (reading, order, { lemma }) => lemma === "ask" && isYourDoing(reading, order)],
  [1, (reading, order) => isYourDoing(reading, order) && isHandling(reading, order)],
  [1, (reading, order) => isLoud(reading, order) && !isOffer(reading, order)],
  [
    5,
    (reading, order, { lemma, isHard }) =>
      lemma === "keep" && isKeptIn(reading, order, isHard || isLoud(reading, order)),
  ],
  [2, (reading, order, { lemma }) => isFromNowOn(reading, order) && !INVITING.has(lemma)],
  [-1, (reading, order, { lemma }) => isHandling(reading, order) && !(lemma === "keep" && isKeptDown(reading, order))],
  [
    2,
    (_, __, { lemma, next, isDated }) =>
      lemma === "have" && isDated && !["a", "another", "some", "more"].includes(next),
  ],
  [2, (reading, order, { lemma, next }) => lemma === "make" && next === "sure" && isAtStake(reading, order)],
  [-3, (_, __, { lemma, next }) => lists.SERVING.has(lemma) && next === "yourself"],
  [-3, (reading, { first, verb, negated }) => norm(reading, first) === "do" && verb > first && !negated],
  [2, (reading, order, { isHard }) => isHard && isBeforeYou(reading, order.clause)],
  [-1, (reading, order, { isHard }) => !isHard && isStep(reading, order)],
];

const URGING = ["strong-urgency", "threat"] as const;
const BRINGING = ["bring", "take", "put"];

/** "Just answer." */
function isJustSaid(reading: Reading, { first, clause }: Order): boolean {
  return norm(reading, first - 1) === "just" && first - 1 === reading.sentences[clause.sentence]?.firstToken;
}

function isInstruction(reading: Reading, order: Order, { isHard }: Seen): boolean {
  if (reading.sentences[order.clause.sentence]?.instruction !== true) return false;
  return !(isHard && hasInSentence(reading, order, "strong-urgency"));
}

/** "Look it up", "come in": a verb that invites as often as it orders, and nothing that presses. */
function isLoose({ lemma, isYours, isHard, isDue }: Seen): boolean {
  return isLooseVerb(lemma) && !isYours && !(isHard && isDue);
}

/** "Give her the key", "call him": a third gains by it, and nothing presses. */
function isForAnother(reading: Reading, { verb }: Order, { lemma, next, isDated, isHard }: Seen): boolean {
  if (lemma === "let" || lemma === "keep" || isDated || isHard) return false;
  return ["him", "her", "them"].includes(next) && reading.tokens[verb + 2]?.tag !== "NOUN";
}

/** "Fix the bug you introduced", "transfer what you owe me", "before you call me": what the reader did or is to do. */
function isYourDoing(reading: Reading, { clause }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  const isNext = next?.sentence === clause.sentence && next.subject?.person === "you" && next.role !== "if";
  if (!isNext || next.verb === undefined) return false;
  const isDoing = norm(reading, next.first - 1) === "," && reading.tokens[next.verb.head]?.form === "ing";
  if (isDoing) return lists.NUISANCES.has(next.verb.lemma);
  const isBefore =
    norm(reading, next.first) === "before" &&
    (["me", "us"].includes(norm(reading, next.verb.end)) ||
      (["ask", "knock", "ring", "check"].includes(norm(reading, clause.verb?.head ?? -1)) &&
        holds(reading, OURS, next.verb.end, next.verb.end + 1)));
  return next.verb.tense === "past" || isBefore;
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
