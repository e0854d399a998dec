import * as lists from "../../lexicon/words/blame-source.ts";
import { cueAsWritten, firstIn, isCue } from "../places.ts";
import { is, norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading } from "../reading.ts";
import type { Blame } from "./blame-kinds.ts";
import { isActor, kindOfClause } from "./cause-kinds.ts";
import { isWork } from "./target.ts";

const TO = cueAsWritten("to");
const NOBODY_NOONE_WHO = cueAsWritten(lists.NOBODY_NOONE_WHO);
const SOMETHING_EVERYTHING_ANYTHING = cueAsWritten("something everything anything");

type Source = Blame["source"];

/** Whether the subject is a person, or an act of one; undefined for all else. */
export function sourceOf(reading: Reading, subject: NounPhrase | undefined): Source | undefined {
  if (subject === undefined) return undefined;
  if (isSomethingAbout(reading, subject)) return "person";
  if (isCue(reading, NOBODY_NOONE_WHO, subject.head)) return undefined;
  if (subject.person === "generic" && norm(reading, subject.first - 1) !== "you") return undefined;
  if (isActor(reading, subject)) return "person";
  if (subject.person === "work" && subject.owner !== "you" && is(reading, subject.head, "harmless-cause"))
    return undefined;
  if (subject.person === "work") return isWork(reading, subject) ? "act" : undefined;
  return isTelling(reading, subject) ? "act" : undefined;
}

/** "something about Carmela", "everything about him" */
function isSomethingAbout(reading: Reading, { head, end }: NounPhrase): boolean {
  const isAll = isCue(reading, SOMETHING_EVERYTHING_ANYTHING, head) && norm(reading, end) === "about";
  const person = isAll ? phraseAt(reading, end + 1) : undefined;
  return person !== undefined && person.person !== "speaker" && isActor(reading, person);
}

/** "It saddened me that you left": what follows is the source. */
export function itsSource(reading: Reading, clause: Clause): Source | undefined {
  const next = reading.clauses[clause.index + 1];
  const isIt = clause.subject !== undefined && norm(reading, clause.subject.head) === "it";
  const to = firstIn(reading, TO, clause.verb?.end ?? clause.end, (clause.verb?.end ?? clause.end) + 3);
  if (isIt && to !== -1 && lists.SEE_HEAR_FIND.has(norm(reading, to + 1))) return "act";
  if (!isIt || next?.sentence !== clause.sentence || !["that", "when", "how", "to"].includes(norm(reading, next.first)))
    return undefined;
  return kindOfClause(reading, next) === "act" ? "act" : undefined;
}

/** "(You told Dad.) That made me sad", "you left, which upset us", "when you shout it scares me": what the words before tell. */
export function pointedSource(reading: Reading, { index, subject }: Clause): Source | undefined {
  const word = subject === undefined || subject.end - subject.first > 1 ? "" : norm(reading, subject.head);
  // "That song makes me sad" is no such word, whatever the tagger made of "song".
  const next = reading.tokens[subject?.end ?? -1];
  const isNoun = next?.tag === "ADV" && !/ly$|^(?:just|still|also|always|even)$/.test(next.norm);
  if (!["this", "that", "it", "which"].includes(word) || isNoun) return undefined;
  const told = reading.clauses[index - 1];
  // Alone, "that" points at what the reader did.
  if (told?.verb === undefined) return /^th/.test(word) ? "act" : undefined;
  const isTheirs = told.subject !== undefined && (isActor(reading, told.subject) || told.subject.person !== "thing");
  return isTheirs && kindOfClause(reading, told) === "act" ? "act" : undefined;
}

/** "the fact that you left", "the way he spoke", "what you said", "it … that you left". */
function isTelling(reading: Reading, subject: NounPhrase): boolean {
  const word = norm(reading, subject.head);
  const next = norm(reading, subject.end);
  if (word === "fact" || word === "way") return next === "that" || reading.tokens[subject.end]?.phrase !== -1;
  return (
    is(reading, subject.head, "act-noun") &&
    !is(reading, subject.head, "harmless-cause") &&
    (next === "of" ||
      next === "that" ||
      next === "from" ||
      reading.tokens[subject.end]?.tag === "PRON" ||
      (!is(reading, subject.head, "thing") && ["the", "this", "that", "such"].includes(norm(reading, subject.first))))
  );
}
