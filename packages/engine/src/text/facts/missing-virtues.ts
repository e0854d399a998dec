import * as lists from "../../lexicon/words/missing-virtues.ts";
import { cue, cueAsWritten, firstIn, placesOf } from "../places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, Reading, VerbGroup } from "../reading.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { isOther, ofSubject, type Verdict } from "./target.ts";

const NO_ZERO_LITTLE = cueAsWritten("no zero little nil");
const NOT = cueAsWritten("not");

const SEVERITY = 0.65;

/** "You have no tact", "he lacks empathy", "not an ounce of decency", "didn't have the courtesy to ring". */
export function findMissingVirtues(reading: Reading): Verdict[] {
  const found: Verdict[] = [];
  for (const match of matchesOf(reading, "virtue")) {
    const clause = clauseOf(reading, match.first);
    if (clause === undefined || isDisowned(reading, match.first) || clause.role === "if" || clause.imperative) continue;
    const first = missingFrom(reading, clause, match);
    if (first === -1) continue;
    found.push({ match, first, end: match.end, target: "person", severity: SEVERITY });
  }
  return found;
}

const POINTS = cue(lists.POINTS);

/** "Tact has never been among his gifts", "punctuality is not your strong point". */
export function findWeakPoints(reading: Reading): Verdict[] {
  const found: Verdict[] = [];
  for (const at of placesOf(reading, POINTS)) {
    const phrase = phraseAt(reading, at);
    const clause = clauseOf(reading, at);
    const { verb, subject } = clause ?? {};
    if (phrase === undefined || clause === undefined || verb?.lemma !== "be" || !verb.negated || subject === undefined)
      continue;
    if (!isOther(phrase.owner) || clause.role === "if" || isDisowned(reading, at)) continue;
    const isStrong = !["suit", "point"].includes(norm(reading, at)) || norm(reading, at - 1) === "strong";
    if (!isStrong || subject.person !== "thing" || ["it", "that", "this"].includes(norm(reading, subject.head)))
      continue;
    const match = { name: "virtue", first: subject.first, end: at + 1, text: "tactless", severity: SEVERITY };
    found.push({ match, first: subject.first, end: at + 1, target: "person", severity: SEVERITY });
  }
  return found;
}

/** "You have a chip on your shoulder", "your report leaves a lot to be desired". */
export function findPhrases(reading: Reading): Verdict[] {
  const found: Verdict[] = [];
  for (const match of matchesOf(reading, "verdict-phrase")) {
    const clause = clauseOf(reading, match.first);
    if (clause?.subject === undefined || clause.verb === undefined) continue;
    if (isOtherwiseMeant(reading, match) || (isNegated(reading, match.first) && !isOwnNot(match.text))) continue;
    const target = ofSubject(reading, clause.subject, match.end);
    if (target !== "person" && target !== "work") continue;
    found.push({ match, first: match.first, end: match.end, target, severity: match.severity ?? SEVERITY });
  }
  return found;
}

/** "He's got a short fuse box in the hall.", "you used me as an example" */
function isOtherwiseMeant(reading: Reading, { text, end }: Match): boolean {
  const [last, next] = [tokenAt(reading, end - 1), reading.tokens[end]];
  if (last === undefined || next === undefined) return false;
  if (text.startsWith("use ")) return next.tag !== "PUNCT" && next.tag !== "CCONJ";
  const isOnward = last.tag === "NOUN" && next.tag === "NOUN" && last.phrase !== -1 && last.phrase === next.phrase;
  return isOnward && text.startsWith("have");
}

/** "can't take a joke": a phrase that has its "not" in it. */
function isOwnNot(text: string): boolean {
  return [...lists.OWN_NOT].some((opening) => `${text} `.startsWith(`${opening} `));
}

/** Where the words that deny the virtue begin, or -1. */
function missingFrom(reading: Reading, clause: Clause, { first, end }: Match): number {
  const next = reading.tokens[end];
  if (next !== undefined && next.tag === "NOUN" && next.phrase === tokenAt(reading, end - 1)?.phrase) return -1;
  const without = withoutAt(reading, first);
  if (without !== -1) return without;
  const { verb, subject } = clause;
  if (verb === undefined || subject === undefined || subject.first > first || !isOther(subject.person)) return -1;
  return lackedFrom(reading, verb, first, end);
}

/** "lacks (empathy)", "(has) no (tact)", "doesn't have an ounce of (shame)": where the words begin, or -1. */
function lackedFrom(reading: Reading, verb: VerbGroup, first: number, end: number): number {
  if (!lists.HAVING.has(verb.lemma) || verb.first > first || verb.modal !== "" || first - verb.end > 6) return -1;
  if (verb.lemma === "lack") return isJudging(reading, end) ? verb.head : -1;
  if (verb.negated) return isScarce(reading, verb.end, first, end) ? verb.first : -1;
  const no = firstIn(reading, NO_ZERO_LITTLE, verb.first, first);
  if (no === -1) return firstIn(reading, NOT, verb.end, first);
  return isJudging(reading, end) && no >= first - 3 ? no : -1;
}

/** "(not) an ounce of (shame)", "(not) the (courtesy) to", "(not) any (tact)" */
function isScarce(reading: Reading, from: number, first: number, end: number): boolean {
  if (findToken(reading, from, first, ({ norm: word }) => lists.SCRAP.has(word)) !== -1) return true;
  const before = norm(reading, first - 1);
  if (before === "the" && norm(reading, end) === "to") return true;
  const isAny = ["any", "much", "a", "single", "real", "enough"].includes(before) || is(reading, first - 1, "virtue");
  return isAny && isJudging(reading, end);
}

/** "a man without shame", "a family with no manners": where the words begin, or -1. */
function withoutAt(reading: Reading, first: number): number {
  const joint = norm(reading, first - 1) === "without" ? first - 1 : norm(reading, first - 1) === "no" ? first - 2 : -1;
  if (joint === -1 || !/^with(?:out)?$/.test(norm(reading, joint))) return -1;
  const bearer = phraseAt(reading, joint - 1);
  if (bearer === undefined || !["a", "an", "the", "some", "such"].includes(norm(reading, bearer.first))) return -1;
  const isHuman =
    is(reading, bearer.head, "person") || is(reading, bearer.head, "kin") || is(reading, bearer.head, "body-of-people");
  const subject = clauseOf(reading, first)?.subject;
  return isHuman && subject !== undefined && (isOther(subject.person) || subject.person === "speaker")
    ? bearer.first
    : -1;
}

function isJudging(reading: Reading, end: number): boolean {
  return (
    !lists.WITHOUT_JUDGING.has(norm(reading, end)) &&
    !(norm(reading, end) === "of" && norm(reading, end - 1) === "sense")
  );
}
