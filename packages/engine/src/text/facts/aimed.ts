import * as lists from "../../lexicon/words/aimed.ts";
import { clauseOf, is, norm, phraseAt } from "../query.ts";
import type { Match, NounPhrase, Reading } from "../reading.ts";
import { isFreeRelative } from "./acts-judged.ts";
import { type Predicate, predicateOf } from "./predicate.ts";
import { LOW_MARKS, MARKS, ON_MANNER, PLAIN, POINTED, SOFT, STRESS, TO_A_FACE } from "./soft-words.ts";
import { isOther, ofNamed } from "./target.ts";

/** "I find you cold" */
const OPINIONS = new Set("find consider think call deem".split(" "));
const AIMS = new Set(["at", "with", "towards", "toward", "to"]);

/** What was said may be these without a verdict on who said it. */
const MILD = new Set(["confusing", "extreme", "provocative", "negative"]);

/** Whether an ambiguous adjective is aimed at a person here. */
export function isAimed(reading: Reading, match: Match, target: string): boolean {
  const { first, end, text } = match;
  if (/^half.asleep$/.test(text)) return isAsleepAtWork(reading, first);
  // "I've never met anyone so hostile"
  if (target === "person" && norm(reading, first - 1) === "so" && /one$|body$/.test(norm(reading, first - 2)))
    return true;
  const phrase = phraseAt(reading, first);
  if (phrase !== undefined && phrase.head >= end)
    return target === "work" ? isOfTheirWork(reading, match, phrase) : isOfTheirKind(reading, match, phrase);
  return ofNamed(reading, end) === "work" || isOfSubject(reading, match, target);
}

/** Whether it is aimed where it stands behind a verb, by whom or what it is said of. */
function isOfSubject(reading: Reading, match: Match, target: string): boolean {
  const { first, text } = match;
  const predicate = predicateOf(reading, first);
  const subject = predicate?.subject;
  if (predicate === undefined || subject === undefined) return false;
  // "Our team was the slowest"
  if (subject.owner === "speaker" && subject.person === "group" && SOFT.has(text)) return false;
  // "What you did was shameful"
  if (target === "work" && isFreeRelative(reading, subject))
    return POINTED.has(text) || LOW_MARKS.has(text) || (ON_MANNER.has(text) && !MILD.has(text));
  if (target === "work" && isMarkedDown(reading, match, subject)) return true;
  if (isAnyone(reading, match, subject)) return true;
  return isSomebodys(reading, subject, match, target) && isJudged(reading, match, predicate, subject);
}

/** "you", "your memory (is hopeless)", "that remark (was hostile)" */
function isSomebodys(reading: Reading, subject: NounPhrase, { text }: Match, target: string): boolean {
  if (isOther(subject.person)) return true;
  if (target === "person") return subject.person === "thing";
  return target === "work" && !SOFT.has(text) && isOfMind(reading, subject);
}

/** "You made that cheap joke", "You wrote the worst report I have ever read", "Terrible service from your night clerk" */
function isOfTheirWork(reading: Reading, { first, text }: Match, phrase: NounPhrase): boolean {
  const head = norm(reading, phrase.head);
  const isLow = text === "worst" || (LOW_MARKS.has(text) && phrase.owner === undefined);
  if (lists.MADE.has(head) && isLow) return true;
  if (lists.QUIPS.has(head) && POINTED.has(text)) return true;
  const isFrom = ofNamed(reading, phrase.end) === "work" && clauseOf(reading, first)?.verb === undefined;
  return (isOther(phrase.owner) || isFrom) && isMarked(reading, phrase, text);
}

/** "You are a hostile man", "my terrible boss" */
function isOfTheirKind(reading: Reading, { first, text }: Match, phrase: NounPhrase): boolean {
  const isHard = !SOFT.has(text) || isBadAtRole(reading, phrase, text) || isHardName(reading, phrase, first, text);
  return isHard && (phrase.owner === "speaker" || isSomebodyElse(reading, first));
}

/** "The soup you made was terrible", "your answer was vague" */
function isMarkedDown(reading: Reading, { end, text }: Match, subject: NounPhrase): boolean {
  const isMade = isOther(phraseAt(reading, subject.end)?.person);
  if (LOW_MARKS.has(text) && (isMade || isOfMind(reading, subject))) return true;
  return norm(reading, end) !== "in" && MARKS.has(text) && isMarked(reading, subject, text);
}

function isOfMind(reading: Reading, { head }: NounPhrase): boolean {
  return is(reading, head, "act-noun") || is(reading, head, "virtue");
}

/** "because somebody was too idle to look", "everyone here is so mean" */
function isAnyone(reading: Reading, { first, text }: Match, { head }: NounPhrase): boolean {
  const isSome = /(?:one|body)$/.test(norm(reading, head)) && ["so", "too"].includes(norm(reading, first - 1));
  return isSome && (!SOFT.has(text) || text === "cheap");
}

/** Whether what is said of the subject judges him, where the word may also tell of his health or his mood. */
function isJudged(reading: Reading, match: Match, { verb, clause }: Predicate, subject: NounPhrase): boolean {
  const { first, end, text } = match;
  if (verb === undefined && OPINIONS.has(clause.verb?.lemma ?? "")) return true;
  const next = norm(reading, end);
  if (isTooMuchOn(reading, match) && subject.person !== "thing") return !/sel(?:f|ves)$/.test(norm(reading, end + 1));
  const isOfHealth = SOFT.has(text) || /^(?:critical|mental|idle|absent|withdrawn|out of)/.test(text);
  if (next === "about" || (isOfHealth && lists.STATES.has(next))) return false;
  if (!SOFT.has(text) || isPlainlySaid(reading, match)) return true;
  return isStressed(reading, match) || AIMS.has(next) || isPaired(reading, first, end);
}

/** "too soft on (the under-tens)" */
function isTooMuchOn(reading: Reading, { first, end, text }: Match): boolean {
  const isTooMuch = norm(reading, first - 1) === "too" && ["soft", "hard", "strict", "slack", "tough"].includes(text);
  return isTooMuch && norm(reading, end) === "on";
}

/** "so cold", "so slow all morning" */
function isStressed(reading: Reading, { first, end }: Match): boolean {
  const isOfAll = !is(reading, end + 1, "thing") || ["these", "this", "all", "every"].includes(norm(reading, end));
  return isOfAll && STRESS.has(norm(reading, first - 1));
}

/** "It went to Cork because your packers are half asleep": said to explain what went wrong, of people at their work. */
function isAsleepAtWork(reading: Reading, first: number): boolean {
  const { role, subject } = clauseOf(reading, first) ?? {};
  if (role !== "cause" || subject === undefined || subject.person === "speaker") return false;
  return is(reading, subject.head, "person") || (isOther(subject.person) && isOther(subject.owner));
}

/** "a terrible listener", "a bad father", "a fake friend": how somebody fills a role; "a bad patient", "a poor man" are no such thing. */
function isBadAtRole(reading: Reading, phrase: NounPhrase, text: string): boolean {
  if (!lists.BAD.has(text)) return false;
  const head = norm(reading, phrase.head);
  if (text === "poor") return /(?:er|or|ist|ian|ant|ent)$/.test(head) && !lists.POOR_AT_NO_FAULT.has(head);
  return !lists.BAD_AT_NO_FAULT.has(head) || text === "terrible" || text === "horrible" || text === "awful";
}

/** "You are a difficult man" is aimed; "difficult customers pay late" is not. */
function isSomebodyElse(reading: Reading, first: number): boolean {
  const phrase = phraseAt(reading, first);
  const subject = phrase === undefined ? undefined : predicateOf(reading, phrase.first)?.subject;
  return subject !== undefined && (isOther(subject.person) || isOther(phrase?.person));
}

/** "cold and cruel": a plain verdict beside it settles what is meant. */
function isPaired(reading: Reading, first: number, end: number): boolean {
  const after = norm(reading, end) === "and" && is(reading, end + 1, "verdict-adjective");
  return after || (norm(reading, first - 1) === "and" && is(reading, first - 2, "verdict-adjective"));
}

/** "your vague answer", "her superficial report": a mark for what somebody says or makes. */
function isMarked(reading: Reading, { head }: NounPhrase, text: string): boolean {
  if (is(reading, head, "act-noun")) return ON_MANNER.has(text) || MARKS.has(text);
  return MARKS.has(text) && is(reading, head, "work-noun");
}

/** "the most dim person I know", "You thick man!" */
function isHardName(reading: Reading, phrase: NounPhrase, first: number, text: string): boolean {
  if (lists.TENDER.has(text)) return false;
  const isMost = norm(reading, first - 1) === "most" && norm(reading, first - 2) === "the";
  const isCalled = norm(reading, phrase.first - 1) === "you" && clauseOf(reading, first)?.verb === undefined;
  return isMost || isCalled;
}

/** "He's dim.", "you're slow and …", "I find her cold", "worse than your mother": nothing softens or explains it away. */
function isPlainlySaid(reading: Reading, match: Match): boolean {
  const { first, end, text } = match;
  const { verb, subject } = predicateOf(reading, first) ?? {};
  if (verb?.lemma !== "be" || verb.modal !== "") return false;
  if (isCompared(reading, match)) {
    const other = phraseAt(reading, end + 1);
    return isOther(other?.person) || is(reading, other?.head ?? -1, "kin");
  }
  // "They're thick, those curtains."
  if (["thick", "dense", "dull", "rigid"].includes(text) && norm(reading, subject?.head ?? -1) === "they") return false;
  const isWhole = (reading.tokens[end]?.tag ?? "PUNCT") === "PUNCT" || lists.JOINTS.has(norm(reading, end));
  return isWhole && (PLAIN.has(text) || (TO_A_FACE.has(text) && subject?.person === "you"));
}

/** "worse than", "as bad as" */
function isCompared(reading: Reading, { first, end, text }: Match): boolean {
  const next = norm(reading, end);
  return text === "worse" ? next === "than" : text === "bad" && next === "as" && norm(reading, first - 1) === "as";
}
