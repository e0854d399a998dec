import * as lists from "../../lexicon/words/ruin-nouns.ts";
import { RUINED } from "../../lexicon/words/ruin-words.ts";
import { cueAsLemma, isCue } from "../places.ts";
import { clauseOf, is, norm, phraseAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { hasDoerBefore, hasDoerHere, hasFate, isAuthor, isThanksTo, POINTERS, saysNow } from "./authors.ts";
import { predicateOf } from "./predicate.ts";
import { hasCulprit, UNREAL } from "./ruin-blame.ts";
import { DEAR } from "./ruin-words.ts";
import { isOther } from "./target.ts";

const TURN_MAKE_LEAVE = cueAsLemma("turn make leave plunge");

/** "The launch was a shambles", "everything is ruined", "you made the day a nightmare": ruin that somebody made. */
export function isRuinByNoun(reading: Reading, match: Match): boolean {
  const { first, end, text } = match;
  const clause = clauseOf(reading, first);
  if (clause === undefined) return false;
  if (isDearRuined(reading, clause, match)) return true;
  if (isOnlyStruck(reading, clause, match)) return false;
  if ([...lists.STRIKING].some((verb) => text.startsWith(verb)))
    return isAuthor(reading, clause.subject, first) || isThanksTo(reading, clause);
  if (/^(?:everything|it's all|all ruined|all is)/.test(text))
    return hasDoerBefore(reading, clause) || isThanksTo(reading, clause) || saysNow(reading, clause);
  if (clause.subject?.person === "speaker" && /ed$/.test(norm(reading, first))) return false;
  if (norm(reading, end) === "of") return isThanksTo(reading, clause) || isLaughedAt(reading, clause, match);
  const opens = Math.min(phraseAt(reading, first)?.first ?? first, first);
  return isMadeSo(reading, clause, opens) || isSaidOf(reading, clause, predicateOf(reading, opens)?.subject, text);
}

/** "It would ruin my day", "the party was ruined by the rain", "was the party ruined?" */
function isOnlyStruck(reading: Reading, { verb, role, sentence: at }: Clause, { first, end, text }: Match): boolean {
  const isVerb = verb?.head === first;
  if (isVerb && UNREAL.has(verb.modal)) return true;
  if (!(isVerb && verb.passive) && !(verb?.lemma === "be" && RUINED.has(text))) return false;
  const sentence = reading.sentences[at];
  if (sentence?.question || role === "relative" || role === "that") return true;
  return norm(reading, end) === "by" || hasFate(reading, sentence?.firstToken ?? first, sentence?.endToken ?? end);
}

/** "(the party) was a shambles", "(that) was a nightmare" */
function isSaidOf(reading: Reading, clause: Clause, subject: NounPhrase | undefined, text: string): boolean {
  if (subject === undefined || isNobodysFault(reading, clause, subject)) return false;
  const isStrong = !lists.PLAIN_TALK.has(text);
  if (!isStrong && subject.person === "work") return false;
  const isPointer = POINTERS.has(norm(reading, subject.head));
  const isNow = saysNow(reading, clause);
  if (text === "mess" && !isNow && !isPointer) return false;
  if (isThanksTo(reading, clause)) return true;
  const isDone = hasDoerBefore(reading, clause);
  if (isPointer) return isStrong && (isDone || isNow);
  return isDone || subject.person === "work" || (isStrong && isNow);
}

/** "there was chaos", "he is a wreck", "the server is a mess", "the weather made it a disaster" */
function isNobodysFault(reading: Reading, clause: Clause, { head, person }: NounPhrase): boolean {
  // "The way you handled it was a shambles" judges the way.
  if (["there", "way"].includes(norm(reading, head))) return true;
  if (isOther(person) && person !== "group") return true;
  if (hasFate(reading, clause.first, clause.end)) return true;
  if (!is(reading, head, "thing")) return false;
  return !isThanksTo(reading, clause) && !saysNow(reading, clause) && !hasDoerHere(reading, clause);
}

/** "and now Christmas is ruined", "my whole week is wrecked", whatever the tagger made of the participle. */
function isDearRuined(reading: Reading, clause: Clause, { first, text }: Match): boolean {
  const subject = predicateOf(reading, first)?.subject;
  if (!RUINED.has(text) || !norm(reading, first).endsWith("ed") || subject === undefined) return false;
  const lemma = reading.tokens[subject.head]?.lemma ?? "";
  const isDear = DEAR.has(lemma) || ["day", "trip", "meeting", "dinner", "meal", "picnic"].includes(lemma);
  return isDear && (hasDoerBefore(reading, clause) || isThanksTo(reading, clause));
}

/** "You made me a laughing stock of the office" */
function isLaughedAt(reading: Reading, clause: Clause, { first, end, text }: Match): boolean {
  if (!text.startsWith("laughing")) return false;
  return hasCulprit(reading, clause, first, end) || isAuthor(reading, clause.subject, first);
}

/** "you turned the day into a nightmare", "made my first term a nightmare". */
function isMadeSo(reading: Reading, clause: Clause, opens: number): boolean {
  const verb = clause.verb;
  if (verb === undefined || !isCue(reading, TURN_MAKE_LEAVE, verb.head)) return false;
  if (opens <= verb.end) return false;
  return isAuthor(reading, clause.subject, verb.head);
}
