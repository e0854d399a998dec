import * as lists from "../../lexicon/words/target.ts";
import { cueAsWritten, firstIn, isCue } from "../places.ts";
import { clauseOf, is, norm, phraseAt, phrasesIn, tokenAt } from "../query.ts";
import type { Match, NounPhrase, Person, Reading } from "../reading.ts";
import {
  isAboutSomebody,
  isAfterthought,
  isCalledMaker,
  isDoneBySomebody,
  isExclaimed,
  isFeltAct,
  isMadeBySomebody,
  isManner,
  isPastDeed,
  isPointedAct,
  isSaid,
  isSomethingDone,
  isWhoever,
} from "./acts-judged.ts";
import { isCompared, isSoUnmet } from "./compared.ts";
import { predicateOf } from "./predicate.ts";

const FOR_ABOUT_ON = cueAsWritten("for about on at");

const IN_AT = cueAsWritten("in at");

/**
 * What a judging word speaks of. person: somebody else, or a group. work: what somebody made, said or does. self: the writer.
 * pointing: "that", "it", "such a thing" with a person's act in view. thing: all the rest.
 */
export type Target = "person" | "work" | "self" | "pointing" | "thing";

/** A word or expression that passes a verdict on somebody, with what it judges. */
export interface Verdict {
  readonly match: Match;
  /** Token indices of the judging words, end exclusive. */
  readonly first: number;
  readonly end: number;
  readonly target: Target;
  readonly severity: number;
}

const ACTS_OF = new Set(["of", "from", "by"]);

/** Whether this is a person, or people, other than the writer. */
export function isOther(person: Person | undefined): boolean {
  return person === "you" || person === "third" || person === "name" || person === "group";
}

/** Who or what tokens [first, end) judge when they stand before a noun ("lazy work") or after a verb ("you are lazy"). */
export function targetOf(reading: Reading, first: number, end: number): Target {
  const phrase = phraseAt(reading, end - 1);
  const compared = ofComparison(reading, first, end);
  if (compared !== undefined) return compared;
  if (phrase !== undefined && phrase.head >= end) return ofPhrase(reading, phrase, first);
  if (isSomethingDone(reading, first)) return "work";
  const predicate = predicateOf(reading, first);
  if (predicate?.subject !== undefined) {
    const target = ofSubject(reading, predicate.subject, end);
    return target === "thing" && isPastDeed(reading, first) ? "pointing" : target;
  }
  const named = ofNamed(reading, norm(reading, end) === "still" ? end + 1 : end);
  if (named !== undefined) return named;
  // "Lazy loading broke the page": what is done so is the subject.
  if (tokenAt(reading, end)?.form === "ing" && clauseOf(reading, first)?.subject === undefined) return "thing";
  if (isAfterthought(reading, first, end)) return "pointing";
  return isExclaimed(reading, first) ? "pointing" : "thing";
}

/** "something sly about how you …", "never met anyone as selfish as your brother": the person stands behind. */
function ofComparison(reading: Reading, first: number, end: number): Target | undefined {
  if (norm(reading, end) === "about") return isAboutSomebody(reading, first, end) ? "work" : undefined;
  return isSoUnmet(reading, first, end) || isCompared(reading, first, end) ? "person" : undefined;
}

/** The target of a word before a noun, by that noun phrase. */
function ofPhrase(reading: Reading, phrase: NounPhrase, first: number): Target {
  if (phrase.owner === "speaker" && !isHarshOnOurs(reading, phrase, first)) return "self";
  if (isSomebody(reading, phrase)) return describedPerson(reading, phrase, first);
  const { verb, subject } = predicateOf(reading, phrase.first) ?? {};
  const isDoer = verb?.lemma === "be" && isOther(subject?.person) && namesDoer(reading, phrase.head);
  if (subject !== undefined && isDoer) return ofSubject(reading, subject, phrase.end);
  if (phrase.person === "work") return isWork(reading, phrase) ? "work" : "thing";
  return ofNamed(reading, phrase.end) ?? ofAct(reading, phrase);
}

/** "our useless landlord", "my selfish brother" */
function isHarshOnOurs(reading: Reading, { person, head }: NounPhrase, first: number): boolean {
  return (
    person === "third" && (lists.HARSH_AT_HOME.has(norm(reading, first)) || lists.AT_WORK.has(norm(reading, head)))
  );
}

function isSomebody(reading: Reading, { person, head }: NounPhrase): boolean {
  if (isOther(person) || person === "generic") return true;
  return is(reading, head, "verdict-noun") || is(reading, head, "person") || is(reading, head, "kin");
}

/** Nouns for somebody who does or is something: "listener", "loser", "parent". */
function namesDoer(reading: Reading, head: number): boolean {
  const word = norm(reading, head);
  return [...lists.DOER_ENDINGS].some((ending) => word.endsWith(ending)) && !is(reading, head, "thing");
}

/** "a sloppy report", "such a slipshod report", "that rude remark" */
function ofAct(reading: Reading, phrase: NounPhrase): Target {
  const { first, end, head } = phrase;
  const isAct = is(reading, head, "act-noun");
  if (!isAct && !is(reading, head, "work-noun")) return "thing";
  if (isOther(phraseAt(reading, end)?.person)) return "work";
  // "I've seldom read such a slipshod report."
  if (["such", "what"].includes(norm(reading, first))) return "pointing";
  if (isMadeBySomebody(reading, phrase)) return "work";
  const isShown = ["this", "that", "these", "those"].includes(norm(reading, first));
  if (isShown && isOther(clauseOf(reading, first)?.subject?.person)) return "work";
  return isAct ? ofDeed(reading, phrase) : "thing";
}

/** "he has a rude manner"; "he's got a nasty cut" tells what he has, not what he is. */
function ofDeed(reading: Reading, { first, end, head }: NounPhrase): Target {
  const isManner = lists.MANNERS.has(norm(reading, head));
  const own = clauseOf(reading, first);
  const isTheirs = own?.verb?.lemma === "have" || norm(reading, first - 1) === "in";
  if (isManner && isTheirs && isOther(own?.subject?.person)) return "work";
  const { verb, subject } = predicateOf(reading, first) ?? {};
  const isHad = ["get", "have"].includes(verb?.lemma ?? "") && !isManner;
  if (subject !== undefined) return isHad ? "thing" : ofSubject(reading, subject, end);
  if (isAfterthought(reading, first, end)) return "pointing";
  const isOne = ["a", "an"].includes(norm(reading, first)) && !["what", "such"].includes(norm(reading, first - 1));
  return isExclaimed(reading, first) && !isOne ? "pointing" : "thing";
}

/** "The play is about a foolish king": told of a thing, nobody is judged. */
function isInvented(reading: Reading, phrase: NounPhrase): boolean {
  if (lists.PORTRAYING.has(doneTo(reading, phrase))) return true;
  const start = norm(reading, phrase.first);
  const subject = clauseOf(reading, phrase.first)?.subject;
  return (
    (start === "a" || start === "an") &&
    subject !== undefined &&
    subject.first < phrase.first &&
    is(reading, subject.head, "thing")
  );
}

/** The verb before the phrase, "" when none stands there. */
function doneTo(reading: Reading, phrase: NounPhrase): string {
  const verb = clauseOf(reading, phrase.first)?.verb;
  return verb !== undefined && verb.end <= phrase.first ? verb.lemma : "";
}

/** "He writes about greedy landlords": a kind of people that the sentence only mentions. */
function isMentioned(reading: Reading, phrase: NounPhrase): boolean {
  const subject = clauseOf(reading, phrase.first)?.subject;
  const isPlural = reading.tokens[phrase.head]?.lemma !== norm(reading, phrase.head);
  return (
    isPlural &&
    subject !== undefined &&
    subject.index !== phrase.index &&
    predicateOf(reading, phrase.first) === undefined
  );
}

/** "a lazy man": who is he? "You are a lazy man", "the lazy nurse", but not "I met no lazy people". */
function describedPerson(reading: Reading, phrase: NounPhrase, first: number): Target {
  if (phrase.person === "generic" && isMentioned(reading, phrase)) return "thing";
  // "complaints about rude staff"
  const isTopic =
    phrase.first === first && phrase.owner === undefined && ["about", "against"].includes(norm(reading, first - 1));
  if (isTopic && phrase.person === "group" && clauseOf(reading, first)?.subject?.person !== "you") return "thing";
  const subject = predicateOf(reading, phrase.first)?.subject;
  if (subject === undefined) return isInvented(reading, phrase) ? "thing" : "person";
  if (lists.FICTION.has(norm(reading, subject.head)) || isDevice(reading, subject)) return "thing";
  const target = ofSubject(reading, subject, phrase.end);
  return target === "thing" ? "person" : target;
}

/** "The front door is a stubborn brute" */
function isDevice(reading: Reading, { person, head }: NounPhrase): boolean {
  return person === "thing" && (is(reading, head, "thing") || is(reading, head, "notice-word"));
}

/** Work is what people make, say and do; their dogs, cars and printers are things. */
export function isWork(reading: Reading, phrase: NounPhrase): boolean {
  const head = phrase.head;
  // "My French is amateurish"
  if (phrase.owner === "speaker" && lists.LANGUAGE.has(norm(reading, head))) return false;
  if (is(reading, head, "act-noun") || is(reading, head, "work-noun")) return true;
  return !is(reading, head, "thing");
}

/** The target of a complement, by the subject that it describes. */
export function ofSubject(reading: Reading, subject: NounPhrase, end: number): Target {
  const word = norm(reading, subject.head);
  if (subject.person === "speaker") return "self";
  if (word === "party" || lists.FICTION.has(word)) return "thing";
  if (isOther(subject.person) || subject.person === "generic") return "person";
  if (subject.person === "work") return isWork(reading, subject) ? "work" : "thing";
  if (isWhoever(reading, subject)) return "person";
  if (isDoneBySomebody(reading, subject) || isUnderWork(reading, subject) || isManner(reading, subject)) return "work";
  return ofNamed(reading, end) ?? ofThing(reading, subject);
}

/** "that remark", "the reply", "it": of a subject that names nobody. */
function ofThing(reading: Reading, subject: NounPhrase): Target {
  if (isCalledMaker(reading, subject) || isFeltAct(reading, subject)) return "work";
  const word = norm(reading, subject.head);
  const isPointed = isPointedAct(reading, subject);
  if (isPointed && lists.SPOKEN.has(word)) return "work";
  return isPointed || isSaid(reading, subject) || lists.POINTERS.has(word) ? "pointing" : "thing";
}

/** "Your excuse for missing *the drill* was pathetic": read as the subject, it hangs on somebody's words or deeds. */
function isUnderWork(reading: Reading, { first }: NounPhrase): boolean {
  const joint = firstIn(reading, FOR_ABOUT_ON, first - 3, first);
  const phrase = phraseAt(reading, joint - 1);
  return phrase?.person === "work" && isWork(reading, phrase);
}

/** "cowardly of the dean", "another sloppy handover from your lot". */
export function ofNamed(reading: Reading, end: number): Target | undefined {
  const isIn = isCue(reading, IN_AT, end);
  if (!isIn && !ACTS_OF.has(norm(reading, end))) return undefined;
  const phrase = phraseAt(reading, end + 1);
  if (phrase === undefined) return undefined;
  if (isIn) return is(reading, end - 1, "verdict-noun") && isOther(phrase.owner) ? "work" : undefined;
  if (phrase.person === "speaker") return "self";
  return isOther(phrase.person) || lists.HOUSES.has(norm(reading, phrase.head)) ? "work" : undefined;
}

/** Whether a person's act stands close before, at which "that" or "how rude" can point. */
export function hasPersonInView(reading: Reading, index: number): boolean {
  const here = reading.tokens[index]?.sentence ?? 0;
  const from = reading.sentences[Math.max(0, here - 3)]?.firstToken ?? 0;
  const to = reading.sentences[Math.min(here + 1, reading.sentences.length - 1)]?.endToken ?? index;
  return phrasesIn(reading, from, to).some((phrase) => isOther(phrase.person) || isOther(phrase.owner));
}
