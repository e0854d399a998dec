import * as lists from "../lexicon/words/commands.ts";
import { rows } from "../matcher/rows.ts";
import { DEEDS, isPersonal, isPressing } from "./command-signs.ts";
import { somebody, verbless, wantedNow } from "./commands-without-you.ts";
import { cue, cueAsWritten, holds, isCue, placesOf } from "./places.ts";
import { findToken, follows, hasMatch, matchesOf, norm, sentenceOf } from "./query.ts";
import type { Reading } from "./reading.ts";
import type { Stretch } from "./span.ts";

const YOU = cue("you");
const WANT_NEED = cue("want need");

/** Orders that are no imperatives, in order of their kind. */
export function commandsIn(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  for (const index of placesOf(reading, YOU)) {
    found.push(
      ...futureOrder(reading, index),
      ...presentOrder(reading, index),
      ...daysGiven(reading, index),
      ...askedWithUrgency(reading, index),
    );
  }
  for (const index of placesOf(reading, WANT_NEED)) found.push(...wantedNow(reading, index));
  for (const { first, end } of matchesOf(reading, "harsh-order")) found.push(...askedHarshly(reading, first, end));
  for (const sentence of reading.sentences) found.push(...verbless(reading, sentence), ...somebody(reading, sentence));
  return found;
}

/** "You will write to the parents by Friday", "you're going to sit down and listen" */
function futureOrder(reading: Reading, you: number): Stretch[] {
  const sentence = sentenceOf(reading, you);
  if (sentence === undefined || sentence.question || sentence.instruction || sentence.praise) return [];
  const verb = futureVerb(reading, you);
  const opens = you === sentence.firstToken || ["and", "now", "so", "then", ","].includes(norm(reading, you - 1));
  if (!opens || !DEEDS.has(norm(reading, verb)) || isJourney(reading, verb)) return [];
  const isFinal = hasMatch(reading, "strong-urgency", verb, sentence.endToken);
  const isOrdered = isFinal || seated.fit(reading, verb) || isPressing(reading, verb);
  return isOrdered ? [{ first: you, end: verb + 1 }] : [];
}

const seated = rows(
  { sit: lists.SIT_LISTEN_APOLOGISE },
  "are going to >{sit} !me|us", // = You're going to sit down and listen. ≠ You will sit at the front. ≠ You're going to tell us how.
);

function futureVerb(reading: Reading, you: number): number {
  if (norm(reading, you + 1) === "will") return you + 2;
  return follows(reading, you + 1, "are", "going", "to") ? you + 4 : -1;
}

/** "You will get an email by Monday", "you will leave the motorway at exit 9": told, not ordered */
function isJourney(reading: Reading, verb: number): boolean {
  return lists.GET_COME_GO.has(norm(reading, verb)) && !isPersonal(reading, verb);
}

/** "You get me the money by Monday", "You tell him yourself, today", "You give me now the number" */
function presentOrder(reading: Reading, you: number): Stretch[] {
  const sentence = sentenceOf(reading, you);
  if (sentence === undefined || sentence.question || you !== sentence.firstToken) return [];
  const verb = reading.tokens[you + 1];
  if (verb === undefined || !DEEDS.has(verb.norm)) return [];
  const isAtMe = lists.ME_US_HIM.has(norm(reading, you + 2));
  const hard = hasMatch(reading, "strong-urgency", you, sentence.endToken);
  const isNow = isAtMe && (hard || isPressing(reading, you + 2));
  return isNow ? [{ first: you, end: you + 3 }] : [];
}

/** "You have 24 hours to respond" */
function daysGiven(reading: Reading, you: number): Stretch[] {
  const from = follows(reading, you + 1, "have", "got") ? you + 3 : you + 2;
  if (norm(reading, you + 1) !== "have" || reading.tokens[from]?.tag !== "NUM") return [];
  if (!lists.HOURS_HOUR_DAYS.has(norm(reading, from + 1)) || norm(reading, from + 2) !== "to") return [];
  const isDue = lists.RESPOND_REPLY_ANSWER.has(norm(reading, from + 3));
  return isDue ? [{ first: you, end: from + 4 }] : [];
}

const HELPERS = cueAsWritten("will would can could");
const ONCE = cueAsWritten("once");

/** "Would you just listen for once!", "Will you please get off the phone right now." */
function askedWithUrgency(reading: Reading, you: number): Stretch[] {
  const sentence = sentenceOf(reading, you);
  if (sentence === undefined || !isCue(reading, HELPERS, you - 1)) return [];
  const isJust = ["just", "finally", "for"].includes(norm(reading, you + 1));
  const isOnce = holds(reading, ONCE, sentence.endToken - 2, sentence.endToken);
  if (sentence.question && !isJust && !isOnce) return [];
  const verb = findToken(
    reading,
    you + 1,
    you + 4,
    ({ tag, norm: word }) => tag === "VERB" || ["do", "be"].includes(word),
  );
  const isShouted = isJust && /^w/.test(norm(reading, you - 1)) && norm(reading, sentence.endToken - 1).startsWith("!");
  const hard = isShouted || hasMatch(reading, "strong-urgency", you, sentence.endToken);
  return verb !== -1 && hard ? [{ first: you - 1, end: verb + 1 }] : [];
}

/** "Will you hurry up!", "Why don't you just grow up?", "How about you do your job for a change?" */
function askedHarshly(reading: Reading, first: number, end: number): Stretch[] {
  let at = first - 1;
  while (lists.JUST_PLEASE_FOR.has(norm(reading, at))) at--;
  if (norm(reading, at) !== "you") return [];
  // "Could you please listen to me?" asks as one may.
  const isLast = norm(reading, (sentenceOf(reading, first)?.endToken ?? first) - 1) === "please";
  const isPolite = isLast || norm(reading, first - 1) === "please";
  const isPressed =
    (at < first - 1 && !isPolite) ||
    (!isLast && sentenceOf(reading, first)?.question === false) ||
    lists.RUDE.has(norm(reading, first));
  const isAsked = isPressed
    ? ["will", "would", "can", "could", "not", "about"].includes(norm(reading, at - 1))
    : ["will", "not", "about"].includes(norm(reading, at - 1));
  return isAsked ? [{ first, end }] : [];
}
