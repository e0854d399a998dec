import * as lists from "../../lexicon/words/aimed.ts";
import { clauseOf, is, norm, phraseAt } from "../query.ts";
import type { Match, NounPhrase, Reading } from "../reading.ts";
import { predicateOf } from "./predicate.ts";
import { LOW_MARKS, MARKS, ON_MANNER, PLAIN, POINTED, SOFT, STRESS, TO_A_FACE } from "./soft-words.ts";
import { isFreeRelative, isOther, ofNamed } from "./target.ts";

/** "I find you cold" */
const OPINIONS = new Set("find consider think call deem".split(" "));
const AIMS = new Set(["at", "with", "towards", "toward", "to"]);

/** What was said may be these without a verdict on who said it. */
const MILD = new Set(["confusing", "extreme", "provocative", "negative"]);

/** Whether an ambiguous adjective is aimed at a person here. */
export function isAimed(reading: Reading, { first, end, text }: Match, target: string): boolean {
  if (/^half.asleep$/.test(text)) return isAsleepAtWork(reading, first);
  // "I've never met anyone so hostile"
  if (target === "person" && norm(reading, first - 1) === "so" && /one$|body$/.test(norm(reading, first - 2)))
    return true;
  const phrase = phraseAt(reading, first);
  const isBeforeNoun = phrase !== undefined && phrase.head >= end;
  const isDone = isBeforeNoun && target === "work" && lists.WORK_JOB_REPORT.has(norm(reading, phrase.head));
  if (isDone && LOW_MARKS.has(text) && phrase.owner === undefined) return true;
  // "You made that cheap joke"
  const isQuip = isBeforeNoun && target === "work" && lists.JOKES_JOKE_REMARKS.has(norm(reading, phrase.head));
  if (isQuip && POINTED.has(text)) return true;
  // "You wrote the worst report I have ever read"
  if (isDone && text === "worst") return true;
  // "Terrible service from your night clerk"
  const isTheirs =
    isBeforeNoun &&
    (isOther(phrase.owner) ||
      (ofNamed(reading, phrase.end) === "work" && clauseOf(reading, first)?.verb === undefined));
  if (isBeforeNoun && target === "work") return isTheirs && isMarked(reading, phrase, text);
  if (isBeforeNoun)
    return (
      (!SOFT.has(text) || isBadAtRole(reading, phrase, text) || isHardName(reading, phrase, first, text)) &&
      (phrase.owner === "speaker" || isSomebodyElse(reading, first))
    );
  if (ofNamed(reading, end) === "work") return true;
  const subject = predicateOf(reading, first)?.subject;
  if (subject === undefined) return false;
  // "Our team was the slowest"
  if (subject.owner === "speaker" && subject.person === "group" && SOFT.has(text)) return false;
  if (target === "work" && isFreeRelative(reading, subject))
    return POINTED.has(text) || LOW_MARKS.has(text) || (ON_MANNER.has(text) && !MILD.has(text));
  // "The soup you made was terrible"
  if (target === "work" && LOW_MARKS.has(text) && isOther(phraseAt(reading, subject.end)?.person)) return true;
  if (target === "work" && norm(reading, end) !== "in" && MARKS.has(text) && isMarked(reading, subject, text))
    return true;
  const isOfMind = is(reading, subject.head, "act-noun") || is(reading, subject.head, "virtue");
  const isWorkOfMind = target === "work" && (!SOFT.has(text) || LOW_MARKS.has(text)) && isOfMind;
  if (isWorkOfMind && LOW_MARKS.has(text)) return true;
  const isBody = subject.person === "thing" && target === "person";
  // "because somebody was too idle to look", "everyone here is so mean"
  const isAnyone =
    /(?:one|body)$/.test(norm(reading, subject.head)) && ["so", "too"].includes(norm(reading, first - 1));
  if (isAnyone && (!SOFT.has(text) || text === "cheap")) return true;
  if (!isOther(subject.person) && !isBody && !isWorkOfMind) return false;
  const predicate = predicateOf(reading, first);
  if (predicate?.verb === undefined && OPINIONS.has(predicate?.clause.verb?.lemma ?? "")) return true;
  const next = norm(reading, end);
  const isOfHealth = SOFT.has(text) || /^(?:critical|mental|idle|absent|withdrawn|out of)/.test(text);
  // "too soft on the under-tens"
  const isTooMuch = norm(reading, first - 1) === "too" && ["soft", "hard", "strict", "slack", "tough"].includes(text);
  if (isTooMuch && next === "on" && subject.person !== "thing") return !/sel(?:f|ves)$/.test(norm(reading, end + 1));
  if ((isOfHealth || next === "about") && lists.STATES.has(next)) return false;
  if (!SOFT.has(text) || isPlainlySaid(reading, first, end, text)) return true;
  return STRESS.has(norm(reading, first - 1)) &&
    (!is(reading, end + 1, "thing") || ["these", "this", "all", "every"].includes(next))
    ? true
    : AIMS.has(norm(reading, end)) || isPaired(reading, first, end);
}

/** "It went to Cork because your packers are half asleep": said to explain what went wrong, of people at their work. */
function isAsleepAtWork(reading: Reading, first: number): boolean {
  const { role, subject } = clauseOf(reading, first) ?? {};
  if (role !== "cause" || subject === undefined || subject.person === "speaker") return false;
  return is(reading, subject.head, "person") || (isOther(subject.person) && isOther(subject.owner));
}

/** "a terrible listener", "a bad father", "a fake friend": how somebody fills a role; "a bad patient", "a poor man" are no such thing. */
function isBadAtRole(reading: Reading, phrase: NounPhrase, text: string): boolean {
  if (!lists.BAD_TERRIBLE_AWFUL.has(text)) return false;
  const head = norm(reading, phrase.head);
  if (text === "poor") return /(?:er|or|ist|ian|ant|ent)$/.test(head) && !lists.PATIENT_CUSTOMER_SLEEPER.has(head);
  return !lists.COOK_SINGER_DANCER.has(head) || text === "terrible" || text === "horrible" || text === "awful";
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
  if (lists.POOR_SENSITIVE_EMOTIONAL.has(text)) return false;
  const isMost = norm(reading, first - 1) === "most" && norm(reading, first - 2) === "the";
  const isCalled = norm(reading, phrase.first - 1) === "you" && clauseOf(reading, first)?.verb === undefined;
  return isMost || isCalled;
}

/** "He's dim.", "you're slow and …", "I find her cold", "worse than your mother": nothing softens or explains it away. */
function isPlainlySaid(reading: Reading, first: number, end: number, text: string): boolean {
  const predicate = predicateOf(reading, first);
  if (predicate === undefined) return false;
  const { verb, subject } = predicate;
  if (verb?.lemma !== "be" || verb.modal !== "") return false;
  const next = norm(reading, end);
  if ((text === "worse" && next === "than") || (text === "bad" && next === "as" && norm(reading, first - 1) === "as"))
    return isOther(phraseAt(reading, end + 1)?.person) || is(reading, phraseAt(reading, end + 1)?.head ?? -1, "kin");
  // "They're thick, those curtains."
  if (["thick", "dense", "dull", "rigid"].includes(text) && norm(reading, subject?.head ?? -1) === "they") return false;
  const isWhole = (reading.tokens[end]?.tag ?? "PUNCT") === "PUNCT" || lists.AND_BUT_OR.has(next);
  return isWhole && (PLAIN.has(text) || (TO_A_FACE.has(text) && subject?.person === "you"));
}
