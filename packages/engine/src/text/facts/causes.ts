import * as lists from "../../lexicon/words/causes.ts";
import { clausesOf, norm, phraseAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import { becauseOf } from "./because-of.ts";
import { isActor, isFated, kindOfClause } from "./cause-kinds.ts";
import { byPhrase } from "./cause-phrases.ts";
import type { Cause } from "./cause-stretches.ts";
import { causeAfter } from "./causes-behind.ts";
import type { StatedFeeling } from "./feelings.ts";
import { isMoment, isSinceDeed } from "./unjoined-causes.ts";

/** The cause that the feeling's own sentence gives for it, or undefined. */
export function causeOf(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  return (
    causeAfter(reading, feeling) ??
    clausesBefore(reading, feeling) ??
    fateBefore(reading, feeling) ??
    phraseBefore(reading, feeling)
  );
}

/** "When you raised your voice I was scared", "you left, so I'm sad". */
function clausesBefore(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  let found: Cause | undefined;
  for (const clause of clausesOf(reading, feeling.clause.sentence)) {
    if (clause.index >= feeling.clause.index) break;
    const isCause = isJoined(reading, clause, feeling) || isSo(reading, clause);
    if (!isCause && found === undefined) continue;
    const kind = kindOfClause(reading, clause);
    if (found === undefined) found = { kind, first: clause.first, end: clause.end };
    else if (kind === "act") found = { kind, first: found.first, end: clause.end };
  }
  return found;
}

function isJoined(reading: Reading, clause: Clause, feeling: StatedFeeling): boolean {
  if (clause.role === "cause" || clause.role === "when" || isMoment(reading, clause.first)) return true;
  return isAfterDeed(reading, clause) || isWhy(reading, clause, feeling);
}

/** "You left, so (I'm sad)" */
function isSo(reading: Reading, { index, subject }: Clause): boolean {
  const next = reading.clauses[index + 1];
  if (next === undefined || subject?.person === "speaker") return false;
  return norm(reading, next.first) === "so" || norm(reading, next.first - 1) === "so";
}

/** "Our dog died and I'm heartbroken", "The lift stopped, I was terrified" */
function fateBefore(reading: Reading, { clause }: StatedFeeling): Cause | undefined {
  const fate = reading.clauses[clause.index - 1];
  if (fate?.sentence !== clause.sentence) return undefined;
  const isNext = ["and", "so"].includes(norm(reading, clause.first)) || norm(reading, clause.first - 1) === ",";
  const isEvent = isNext && (isFated(reading, fate) || isStroke(reading, fate));
  return isEvent ? { kind: "event", first: fate.first, end: fate.end } : undefined;
}

/** "Because of you I'm sad", "since your remark I've been low" */
function phraseBefore(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  const { opens, clause } = feeling;
  for (let at = reading.sentences[clause.sentence]?.firstToken ?? opens; at < opens; at++) {
    const length = becauseOf(reading, at);
    if (length > 0) return byPhrase(reading, feeling, { first: at, from: at + length, limit: opens });
    if (isSinceDeed(reading, at)) return { kind: "act", first: at, end: phraseAt(reading, at + 1)?.end ?? at };
  }
  return undefined;
}

/** "You didn't call, that's why I'm sad." */
function isWhy(reading: Reading, { index }: Clause, { clause }: StatedFeeling): boolean {
  const pointer = reading.clauses[index + 1];
  return clause.index === index + 2 && norm(reading, clause.connector) === "why" && pointer?.verb?.lemma === "be";
}

/** "After you read my salary aloud I was ashamed." */
function isAfterDeed(reading: Reading, clause: Clause): boolean {
  const { subject, verb, first } = clause;
  if (norm(reading, first) !== "after" || subject === undefined || verb === undefined) return false;
  return isActor(reading, subject) || subject.person === "thing";
}

/** "The lift stopped between floors and I was terrified": a thing did it, and nobody behind it (ruling 4). */
function isStroke(reading: Reading, clause: Clause): boolean {
  const { subject, verb } = clause;
  if (subject?.person !== "thing" || verb === undefined || verb.negated) return false;
  const isOut =
    verb.lemma === "go" && ["out", "off", "down", "dark", "dead", "black"].includes(norm(reading, verb.end));
  return (isOut || lists.STRIKES.has(verb.lemma)) && kindOfClause(reading, clause) === "event";
}
