import * as lists from "../../lexicon/words/told-by-others.ts";
import { cueAsLemma, cueAsWritten, holds, isCue } from "../places.ts";
import { norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";

const BECAUSE = cueAsWritten("because");
const FIND_RULE_CONCLUDE = cueAsLemma("find rule conclude decide hold");
const ADMIT_CONFESS_ACCEPT = cueAsLemma("admit confess accept acknowledge");
const THINK_BELIEVE_RECKON = cueAsLemma("think believe reckon suspect");
const SAYING = cueAsLemma(lists.SAYING);
const BE_FIND_THINK = cueAsLemma("be find think call");
const SOURCES = cueAsWritten("according allegedly apparently supposedly reportedly");

/** Whether the clause tells what somebody else says or thinks. */
export function isToldByOthers(reading: Reading, clause: Clause): boolean {
  return (
    isReported(reading, clause) ||
    isAttributed(reading, clause) ||
    isHeldByAnother(reading, clause) ||
    namesSource(reading, clause)
  );
}

/** "My husband thinks the committee is corrupt": somebody else's opinion of a third. */
function isHeldByAnother(reading: Reading, clause: Clause): boolean {
  const { verb, subject: holder } = clauseBefore(reading, clause) ?? {};
  if (clause.role !== "that" || verb === undefined || holder === undefined) return false;
  if (verb.negated || verb.modal === "would") return false;
  // "He admitted that he had been selfish"
  if (isCue(reading, ADMIT_CONFESS_ACCEPT, verb.head) && ["third", "name"].includes(holder.person))
    return isPronounOf(reading, clause);
  const isFound = isFinding(reading, verb, holder);
  if (!isFound && !isCue(reading, THINK_BELIEVE_RECKON, verb.head)) return false;
  if (holder.person !== "speaker" && isOfUs(reading, clause)) return true;
  const holders = isFound ? /^(?:third|name|group|thing)$/ : /^(?:third|name|you)$/;
  return holders.test(holder.person) && isOfThird(reading, clause);
}

/** "The tribunal found (that …)" */
function isFinding(reading: Reading, { head }: VerbGroup, holder: NounPhrase): boolean {
  return isCue(reading, FIND_RULE_CONCLUDE, head) && lists.COURTS.has(norm(reading, holder.head));
}

/** The clause before, in its sentence. */
export function clauseBefore(reading: Reading, { index, sentence }: Clause): Clause | undefined {
  const before = reading.clauses[index - 1];
  return before?.sentence === sentence ? before : undefined;
}

/** "(IT think) we're all morons" */
function isOfUs(reading: Reading, { subject, verb, first, end }: Clause): boolean {
  return subject?.person === "speaker" && verb?.lemma === "be" && !holds(reading, BECAUSE, first, end);
}

/** "(My husband thinks) the committee is corrupt"; not "(Tom thinks) he's clever". */
function isOfThird(reading: Reading, clause: Clause): boolean {
  const person = clause.subject?.person ?? "";
  return ["third", "group", "name", "generic"].includes(person) && !isPronounOf(reading, clause);
}

/** "Tom thinks he's clever": of himself. */
function isPronounOf(reading: Reading, { subject }: Clause): boolean {
  return ["he", "she", "they"].includes(norm(reading, subject?.head ?? -1));
}

/** "He lied in court, the judge said." */
function isAttributed(reading: Reading, clause: Clause): boolean {
  const sentence = reading.sentences[clause.sentence];
  const last = reading.clauses[(sentence?.endClause ?? 0) - 1];
  if (last?.verb === undefined || last.index <= clause.index || norm(reading, last.first - 1) !== ",") return false;
  const isTold = isCue(reading, SAYING, last.verb.head);
  const isOwn = last.subject === undefined || last.subject.first >= last.first;
  return (
    isTold && isOwn && last.subject?.person !== "speaker" && last.connector === -1 && last.end - last.verb.end <= 2
  );
}

/** "He said he left because you were rude": what hangs on reported words is reported, too. */
function isReported(reading: Reading, clause: Clause): boolean {
  let at: Clause | undefined = clause;
  while (at !== undefined && at.sentence === clause.sentence) {
    // "You said you'd call and you didn't"
    if (at === clause && at.verb?.lemma === "do" && at.verb.negated) return false;
    if (at.reported) return !isBehindQuote(reading, at, clause);
    if (at.role === "main" || isAddedRemark(reading, at)) return false;
    at = reading.clauses[at.index - 1];
  }
  return false;
}

/** "He said my welds were bad, which was vile of him": the writer's own word on it. */
function isAddedRemark(reading: Reading, { first, verb }: Clause): boolean {
  const isBeing = verb !== undefined && isCue(reading, BE_FIND_THINK, verb.head);
  return isBeing && norm(reading, first) === "which" && norm(reading, first - 1) === ",";
}

/** "… 'is this a joke?', since respect matters to me": the quotation has ended. */
function isBehindQuote(reading: Reading, said: Clause, clause: Clause): boolean {
  const isQuoted = reading.tokens[said.first]?.shielded === true;
  return isQuoted && reading.tokens[clause.first]?.shielded === false && clause.role === "cause";
}

/** "According to the complaint, the waiter was rude." */
function namesSource(reading: Reading, clause: Clause): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (sentence === undefined) return false;
  const first = sentence.firstToken;
  const isOwnReason = norm(reading, first) === "apparently" && clause.role === "cause";
  if (isCue(reading, SOURCES, first)) return !isOwnReason;
  const phrase = norm(reading, first) === "in" ? phraseAt(reading, first + 1) : undefined;
  return phrase !== undefined && lists.STORIES.has(reading.tokens[phrase.head]?.lemma ?? "");
}
