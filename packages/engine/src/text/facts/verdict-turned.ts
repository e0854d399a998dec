import * as lists from "../../lexicon/words/verdict-turned.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { isDisowned } from "./denied.ts";
import { predicateOf } from "./predicate.ts";
import { hasPersonInView, isOther, ofSubject, type Target, type Verdict } from "./target.ts";

const NOT_HARDLY_LESS = cueAsWritten("not hardly less never");

const SEVERITY = 0.5;
/** Words from the verdict to its tag. */
const TAG_FAR = 6;

/** "You weren't exactly honest", "that was not very kind of you": a kind word that is denied (rule 9 of 'Where two codes meet'). */
export function addTurned(reading: Reading, match: Match, found: Verdict[]): void {
  const not = notBefore(reading, match.first);
  const least = leastOf(reading, match, match.first - 1);
  if (least !== undefined) found.push(least);
  if (not === -1) return;
  if (isOfThing(reading, match)) return;
  const isExactly = norm(reading, match.first - 1) === "exactly";
  const isOwed = lists.OWED.has(match.text) || isGoodAt(reading, match);
  if (!isExactly && (!isOwed || isMereFact(reading, match))) return;
  const target =
    isExactly || norm(reading, not) === "less" ? ofWhom(reading, not, match.end) : deniedOf(reading, match);
  if (!isMeant(reading, match, target)) return;
  const first = reading.tokens[not]?.start === tokenAt(reading, not - 1)?.end ? not - 1 : not;
  const end = isGoodAt(reading, match) ? match.end + 1 : match.end;
  found.push({ match, first, end, target, severity: SEVERITY });
}

/** "You are not a good friend"; not "a good friend of mine". */
function isGoodAt(reading: Reading, { text, end }: Match): boolean {
  return (
    (text === "good" || text === "great") && lists.PARTS.has(norm(reading, end)) && norm(reading, end + 1) !== "of"
  );
}

/** "You could not have been less helpful" */
function leastOf(reading: Reading, match: Match, less: number): Verdict | undefined {
  const { verb, subject } = clauseOf(reading, match.first) ?? {};
  if (norm(reading, less) !== "less" || verb?.modal !== "could" || !verb.negated || !isOther(subject?.person))
    return undefined;
  if (subject === undefined || verb.lemma !== "be" || isDisowned(reading, match.first)) return undefined;
  return { match, first: less, end: match.end, target: "person", severity: SEVERITY };
}

/** "not a nice round number", "not very friendly with the new software". */
function isOfThing(reading: Reading, { first, end }: Match): boolean {
  const phrase = phraseAt(reading, first);
  const isBefore = phrase !== undefined;
  if (
    isBefore &&
    phrase.person === "thing" &&
    !["thing", "way", "move", "answer", "attitude", "tone"].includes(norm(reading, phrase.head))
  )
    return true;
  const behind = norm(reading, end) === "with" ? phraseAt(reading, end + 1) : undefined;
  return behind?.person === "thing";
}

/** Token of the "not" (or "hardly", "no") that turns the word, or -1. */
function notBefore(reading: Reading, first: number): number {
  for (let at = first - 1; at >= Math.max(0, first - 4); at--) {
    if (isCue(reading, NOT_HARDLY_LESS, at)) return at;

    if (!lists.BETWEEN.has(norm(reading, at))) return -1;
  }
  return -1;
}

/** "You're not responsible for this", "kind enough to", "if it isn't fair", "isn't she nice?". */
function isMereFact(reading: Reading, { first, end }: Match): boolean {
  const clause = clauseOf(reading, first);
  if (clause === undefined || clause.role === "if") return true;
  const isFailing = ["can", "could"].includes(clause.verb?.modal ?? "") && isOther(clause.subject?.person);
  if (clause.verb !== undefined && clause.verb.modal !== "" && !isFailing) return true;
  return ["enough", "for", "but", "only"].includes(norm(reading, end));
}

function deniedOf(reading: Reading, { first, end }: Match): Target {
  const subject = predicateOf(reading, first)?.subject;
  const next = norm(reading, end);
  const isIt = subject !== undefined && norm(reading, subject.head) === "it";
  if (subject === undefined || (isIt && ["to", "that", "when", "how", "if"].includes(next))) return "thing";
  return ofSubject(reading, subject, end);
}

/** "That wasn't nice" needs somebody at whom it points. */
function isMeant(reading: Reading, { first, end }: Match, target: Target): boolean {
  if (target !== "pointing") return target === "person" || target === "work";
  const isOf = norm(reading, end) === "of" && phraseAt(reading, end + 1) !== undefined;
  return isOf || (hasPersonInView(reading, first) && !is(reading, first, "courtesy"));
}

/** "You are not exactly the sharpest": whoever is the subject. */
export function ofWhom(reading: Reading, first: number, end: number): Target {
  const subject = clauseOf(reading, first)?.subject;
  if (norm(reading, first) === "not" && isTagged(reading, end)) return "person";
  if (subject === undefined) return "thing";
  if (norm(reading, subject.first) === "some" && subject.person === "generic") return "thing";
  return ofSubject(reading, subject, end);
}

/** "Not the brightest bulb, is he": the question behind says who is meant. */
function isTagged(reading: Reading, from: number): boolean {
  for (let at = from; at < from + TAG_FAR; at++)
    if (norm(reading, at) === ",")
      return (
        ["is", "are", "was", "were"].includes(norm(reading, at + 1)) &&
        ["he", "she", "you", "they"].includes(norm(reading, at + 2)) &&
        (reading.tokens[at + 3]?.tag ?? "PUNCT") === "PUNCT"
      );
  return false;
}
