import * as lists from "../../lexicon/words/bias-kinds.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clausesOf, is, matchAt, norm } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { isOther } from "./target.ts";

const PEOPLE_FOLK_FOLKS = cueAsWritten("people folk folks");

/** Words that exaggerate about people or claim to know their inside. Token indices, end exclusive. */
export interface Bias {
  readonly first: number;
  readonly end: number;
  readonly severity: number;
}

/** Third persons do these by habit and harm nobody. */
export const HABITS = lists.HABITS;

/** "change the subject", "finish anything": more words than the verb tell the deed. */
export function isSetDeed(reading: Reading, at: number, name: "good-deed" | "bad-deed"): boolean {
  const deed = matchAt(reading, at, name);
  return deed !== undefined && deed.end - deed.first > 1;
}

/** Whether this noun phrase is somebody else: you, a third person, a group, a role. */
export function isSomebodyElse(reading: Reading, phrase: NounPhrase | undefined): boolean {
  if (phrase === undefined || phrase.person === "speaker") return false;
  if (isOther(phrase.person) || isKindOfPeople(reading, phrase)) return true;
  return (
    is(reading, phrase.head, "person") || is(reading, phrase.head, "kin") || is(reading, phrase.head, "first-name")
  );
}

/** The clause's own subject, or that of the clause before: "there isn't a soul who'd …", a second verb of the same doer. */
export function subjectUpTo(reading: Reading, clause: Clause, first: number): NounPhrase | undefined {
  if (clause.subject !== undefined && clause.subject.first < first) return clause.subject;
  const before = reading.clauses[clause.index - 1];
  return before?.sentence === clause.sentence ? before.subject : undefined;
}

/** "old people", "the rich folk"; not "some people" */
function isKindOfPeople(reading: Reading, { person, first, head }: NounPhrase): boolean {
  if (person !== "generic" || head === first || !isCue(reading, PEOPLE_FOLK_FOLKS, head)) return false;
  const opens = norm(reading, first) === "all" ? first + 1 : first;
  return reading.tokens[opens]?.tag === "ADJ" && !lists.MANY_MOST_FEW.has(norm(reading, opens));
}

/** The clause of this sentence, from `index` on or else before it, that has somebody else as its subject. */
export function clauseOfOther(reading: Reading, index: number): Clause | undefined {
  const clauses = clausesOf(reading, reading.tokens[index]?.sentence ?? -1);
  const fits = (clause: Clause) => isSomebodyElse(reading, clause.subject);
  return clauses.find((clause) => clause.end > index && fits(clause)) ?? clauses.find(fits);
}

/** Whether a deed of that list stands in the clause, from token `from` on. */
export function hasDeed(reading: Reading, clause: Clause, name: "good-deed" | "bad-deed", from: number): boolean {
  for (let at = Math.max(clause.first, from); at < clause.end; at++) {
    const match = reading.tokens[at]?.matches.find((found) => found.name === name && found.first === at);
    if (match !== undefined && !isOutdone(reading, match)) return true;
  }
  return false;
}

/** "give up on me" is no giving: a longer entry of the other list tells what is meant. */
function isOutdone(reading: Reading, { name, first, end }: Match): boolean {
  const other = name === "good-deed" ? "bad-deed" : "good-deed";
  return (
    reading.tokens[first]?.matches.some((rival) => rival.name === other && rival.first === first && rival.end > end) ===
    true
  );
}

/** "has never smoked", "had gone" */
export function isPerfect(reading: Reading, { first, head }: VerbGroup): boolean {
  return reading.tokens[first]?.lemma === "have" && head > first;
}

/** Whether a judging word stands in the clause; animals and babies that may be labels do not count. */
export function hasVerdict(reading: Reading, clause: Clause): boolean {
  for (let at = clause.first; at < clause.end; at++) {
    const isJudging = reading.tokens[at]?.matches.some(
      ({ name }) =>
        name.startsWith("verdict-") && name !== "verdict-noun-ambiguous" && name !== "verdict-verb-ambiguous",
    );
    if (isJudging) return true;
  }
  return false;
}

/** Whether "me" or "us" (or, by default, "my" and "our") stand behind the verb. */
export function hasSpeaker(reading: Reading, clause: Clause, which: "any" | "me" = "any"): boolean {
  for (let at = clause.verb?.end ?? clause.first; at < clause.end; at++) {
    const word = norm(reading, at);
    if (word === "me" || word === "us" || (which === "any" && (word === "my" || word === "our"))) return true;
  }
  return false;
}
