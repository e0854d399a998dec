import * as lists from "../lexicon/words/general-duty.ts";
import { DUTY, modalEnd, oneDoes, youJustDoNot } from "./general-one.ts";
import { isMeasure, standardOf } from "./general-standards.ts";
import { isCircular } from "./house-letters.ts";
import { isAdvice, isLikely, isNotice, isOne, isPermission } from "./notices.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, norm, passes } from "./query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "./reading.ts";
import { isSaidBehind } from "./said-behind.ts";
import type { Stretch } from "./span.ts";
import { isTense } from "./tense.ts";
import { isOneOf } from "./word.ts";

const HAVE = cueAsWritten("have");
const JUST_SIMPLY = cueAsWritten("just simply");

export function generalDuty(reading: Reading, clause: Clause): Stretch | undefined {
  const { subject, verb } = clause;
  if (subject === undefined || verb === undefined || subject.first > verb.first) return undefined;
  if (["if", "when"].includes(clause.role) || clause.reported || isSaidBehind(reading, verb.head)) return undefined;
  if (isOne(reading, subject)) return oneDoes(reading, clause, subject, verb);
  if (subject.person === "you") return youJustDoNot(reading, clause, subject, verb);
  return theyShould(reading, clause, subject, verb);
}

/** "Everyone should", "customers shouldn't have to", "whoever made it should" */
function theyShould(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): Stretch | undefined {
  const isAsked = reading.sentences[clause.sentence]?.question === true;
  const owed = { first: subject.first, end: modalEnd(reading, verb) };
  if (!isAsked && isWhoever(reading, subject, verb)) return owed;
  const standard = standardOf(reading, subject, verb);
  if (standard !== undefined) return standard;
  if (isAsked || isGuess(reading, verb) || isOffered(reading, clause, subject)) return undefined;
  if (isPutUpon(reading, clause, subject, verb)) return owed;
  if (!isEverybody(reading, subject)) return undefined;
  if (isBarred(reading, subject, verb)) return { first: subject.first, end: verb.head };
  return DUTY.has(verb.modal) && !isHarmless(reading, clause, subject, verb) ? owed : undefined;
}

function isGuess(reading: Reading, { modal, first, head }: VerbGroup): boolean {
  return modal === "must" && holds(reading, HAVE, first, head);
}

/** "People can't just leave others waiting" */
function isBarred(reading: Reading, { end }: NounPhrase, { modal, negated, head }: VerbGroup): boolean {
  return modal === "can" && negated && holds(reading, JUST_SIMPLY, end, head);
}

function isHarmless(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): boolean {
  return (
    isPermission(reading, subject, verb) ||
    isLikely(reading, verb) ||
    isAdvice(reading, clause, verb) ||
    (!isTense(reading) && isCircular(reading)) ||
    isNotice(reading, clause, subject, verb)
  );
}

const STRONG = new Set(["should", "must", "ought", "ought to"]);

/** "Whoever makes a mess should clean it up", "Those who are late should apologise" */
function isWhoever(reading: Reading, { first, head }: NounPhrase, verb: VerbGroup): boolean {
  const who = norm(reading, head);
  const isAny =
    who === "whoever" ||
    (who === "who" && ["those", "anyone", "anybody", "everyone", "people"].includes(norm(reading, first - 1)));
  return isAny && (STRONG.has(verb.modal) || verb.modal === "have to") && lists.MENDED.has(verb.lemma);
}

/** "Customers shouldn't have to beg for a refund" */
function isPutUpon(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): boolean {
  const isDenied = verb.negated || norm(reading, subject.first) === "no";
  if (!isDenied || (verb.modal !== "should" && verb.modal !== "have to") || subject.person !== "generic") return false;
  const isHaveTo = holds(reading, HAVE, verb.first, verb.end + 1) && norm(reading, verb.first) === "should";
  const end = Math.min(clause.end, verb.end + 3);
  return isHaveTo && findToken(reading, verb.first, end, ({ lemma }) => lists.BURDENS.has(lemma)) !== -1;
}

const isSomebody = isOneOf("someone somebody");

/** "Someone has to open the hall at five, I can do it" */
function isOffered(reading: Reading, clause: Clause, { head }: NounPhrase): boolean {
  if (!passes(reading, head, isSomebody)) return false;
  const end = reading.sentences[clause.sentence]?.endToken ?? clause.end;
  return (
    findToken(
      reading,
      clause.verb?.end ?? clause.first,
      end,
      ({ norm: word, index }) =>
        (word === "i" || word === "we") &&
        ["can", "will", "could", "would", "'d", "am"].includes(norm(reading, index + 1)),
    ) !== -1
  );
}

function isEverybody(reading: Reading, subject: NounPhrase): boolean {
  if (subject.person !== "generic") return false;
  return (
    !["a", "an"].includes(norm(reading, subject.first)) ||
    subject.end - subject.first > 2 ||
    isMeasure(reading, subject)
  );
}
