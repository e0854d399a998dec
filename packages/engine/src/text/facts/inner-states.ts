import { clauseOf, matchesOf, norm } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import type { Bias } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { isMinded, isOwnClaim } from "./ill-will.ts";

const SEVERITY = 0.6;

/** Only with a denial do these tell of an inside: "can't bear the thought", "couldn't stand losing". */
const DENIED_ONLY = /^(?:bear|stand|handle|cope|accept|wait) /;

/** "You lose all interest once …", "your mind was made up", "it gives him pleasure to …": states read into somebody. */
export function innerStates(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "inner-state")) {
    if (isDisowned(reading, match.first) || !isInSomebodyElse(reading, match)) continue;
    found.push({ first: match.first, end: match.end, severity: match.severity ?? SEVERITY });
  }
  return found;
}

function isInSomebodyElse(reading: Reading, match: Match): boolean {
  const clause = clauseOf(reading, match.first);
  if (clause === undefined) return false;
  if (clause.imperative || clause.role === "if") return false;
  if (/^minds? /.test(match.text)) return isYours(reading, match.first);
  if (/^(?:mean more|matter more|be more important|be worth more|come before)/.test(match.text))
    return isOwnedByOther(clause.subject, match);
  const verb = clause.verb;
  if (/\b(?:you|him|them)\b/.test(match.text)) return true;
  const isNegative = /\b(?:no|not|never|nothing|without|can't)\b/.test(match.text);
  const isDenied =
    (verb?.negated === true && verb.first < match.end) || /^(?:never|not)$/.test(norm(reading, match.first - 1));
  if (DENIED_ONLY.test(match.text)) return isDenied && isMinded(reading, subjectOf(reading, clause, match.first));
  if (isDenied && !isNegative) return false;
  if (verb !== undefined && verb.first >= match.end) return false;
  return isMinded(reading, subjectOf(reading, clause, match.first)) && isOwnClaim(reading, clause);
}

function isYours(reading: Reading, mind: number): boolean {
  return /^(?:your|his|her|their)$/.test(norm(reading, mind - 1));
}

function isOwnedByOther(subject: NounPhrase | undefined, match: Match): boolean {
  return (
    subject !== undefined &&
    (match.text.startsWith("come")
      ? subject.person === "work" || subject.owner === "you"
      : subject.person !== "speaker")
  );
}

/** The clause's own subject, or that of the clause before for a second verb of the same doer. */
function subjectOf(reading: Reading, clause: Clause, first: number): NounPhrase | undefined {
  if (clause.subject !== undefined && clause.subject.first < first) return clause.subject;
  const before = reading.clauses[clause.index - 1];
  return before?.sentence === clause.sentence ? before.subject : undefined;
}
