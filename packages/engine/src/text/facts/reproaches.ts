import { norm, phraseAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { isAlwaysMe } from "./always-me.ts";
import { hasDeed, hasSpeaker, hasVerdict, isSomebodyElse } from "./bias-kinds.ts";
import { isGrievance } from "./grievances.ts";
import { isReproach } from "./you-always.ts";

const ALLOWING = new Set(["can", "could", "may", "might"]);

/** Judges "always" and "never" by whoever does or leaves it. */
export function isAboutSubject(reading: Reading, match: Match, clause: Clause): boolean {
  // "You never could keep a secret"
  const isNeverAble =
    match.text === "never" && norm(reading, match.end) === "could" && norm(reading, match.end + 1) !== "tell";
  if (!isNeverAble && isAllowing(reading, clause)) return false;
  const undone = isLeftUndone(reading, match, clause);
  if (undone !== undefined) return undone;
  const near = phraseAt(reading, match.first - 1);
  const isBefore = clause.subject !== undefined && clause.subject.first < match.first;
  const subject = isBefore ? clause.subject : (near ?? clause.subject);
  if (isYou(reading, subject)) return isReproach(reading, match, clause);
  if (isSomebodyElse(reading, subject) || isPeopleNear(reading, subject, clause))
    return isGrievance(reading, match, clause);
  return isAlwaysMe(reading, match, clause);
}

/** "you", "your team", "you people" */
function isYou(reading: Reading, subject: NounPhrase | undefined): boolean {
  if (subject === undefined) return false;
  const { person, owner, first } = subject;
  if (person === "you" || (owner === "you" && person === "group")) return true;
  return person !== "speaker" && norm(reading, first - 1) === "you";
}

/** "People never listen to me", "people here never say hello" */
function isPeopleNear(reading: Reading, subject: NounPhrase | undefined, clause: Clause): boolean {
  if (subject === undefined || norm(reading, subject.head) !== "people" || subject.person !== "generic") return false;
  return (
    hasSpeaker(reading, clause) || ["here", "in", "at", "around", "on", "from"].includes(norm(reading, subject.end))
  );
}

/** "The others answer, mine never does": what is left undone stands in the clause before; undefined where none tells it. */
function isLeftUndone(reading: Reading, { text, end }: Match, { verb, subject, index }: Clause): boolean | undefined {
  const told = reading.clauses[index - 1];
  const isShort = verb?.lemma === "do" && verb.head >= end && (reading.tokens[verb.end]?.tag ?? "PUNCT") === "PUNCT";
  if (!isShort || text !== "never" || told?.verb === undefined || told.verb.negated) return undefined;
  const isByPeople = isSomebodyElse(reading, told.subject) || told.subject?.person === "generic";
  if (!isByPeople) return subject?.person === "you" ? undefined : false;
  if (hasDeed(reading, told, "bad-deed", told.verb.first) || hasVerdict(reading, told)) return false;
  const isDue = ["must", "should", "have to", "need to", "ought to"].includes(told.verb.modal);
  return isDue || hasDeed(reading, told, "good-deed", told.verb.first) || undefined;
}

function isAllowing(reading: Reading, clause: Clause): boolean {
  const verb = clause.verb;
  if (verb === undefined) return false;
  if (ALLOWING.has(verb.modal)) return !verb.negated || !hasDeed(reading, clause, "good-deed", verb.first);
  const sentence = reading.sentences[clause.sentence];
  const isOpenQuestion = sentence?.question === true && verb.first === sentence.firstToken;
  return isOpenQuestion && !hasDeed(reading, clause, "bad-deed", verb.first) && !hasVerdict(reading, clause);
}
