import * as lists from "../../lexicon/words/verdict-pointing.ts";
import { anyOf } from "../../lexicon/words.ts";
import { clauseOf, norm, phraseAt, sentenceOf, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { type Predicate, predicateOf } from "./predicate.ts";
import { POINTED } from "./soft-words.ts";
import { hasPersonInView, isOther, isWork } from "./target.ts";

const THINGLIKE = new RegExp(`^${anyOf(lists.THINGLIKE)}`);
const HARD = new RegExp(`^${anyOf(lists.HARD)}`);

/** "That was childish" is about somebody by its sense; "that was ridiculous" needs a person in view. */
export function isPointed(reading: Reading, match: Match, isAmbiguous: boolean): boolean {
  const { first, end, text } = match;
  const phrase = phraseAt(reading, first);
  if (phrase !== undefined && phrase.head >= end) {
    if (isAmbiguous) return POINTED.has(text);
    // "Lewd jokes are banned" tells of nobody; "Lewd jokes!" points at somebody's.
    return clauseOf(reading, first)?.subject?.index !== phrase.index || hasPersonInView(reading, first);
  }
  if (isAmbiguous && !POINTED.has(text)) return false;
  const subject = predicateOf(reading, first)?.subject;
  if (subject !== undefined && ["it", "they"].includes(norm(reading, subject.head))) return isItPointed(reading, match);
  const next = reading.tokens[end];
  if (subject === undefined && THINGLIKE.test(text) && next !== undefined && next.tag !== "PUNCT") return false;
  return (!isAmbiguous && !THINGLIKE.test(text)) || hasPersonInView(reading, first);
}

/** "…, and it was cruel", "it was cruel what you did", "it's pathetic that you can't say sorry" */
function isItPointed(reading: Reading, { first, end, text }: Match): boolean {
  if (isAfterDeed(reading, first) || isAfterWork(reading, first)) return true;
  const next = norm(reading, end);
  const isTheWay =
    next === "," && ["the", "how", "what"].includes(norm(reading, end + 1)) && hasPersonInView(reading, end);
  const isDeed = next === "what" && isOther(phraseAt(reading, end + 1)?.person);
  if (isTheWay || isDeed || next === "how") return true;
  if (HARD.test(text) && next === "that") return tellsOfOther(reading, end);
  return !THINGLIKE.test(text) && hasPersonInView(reading, first);
}

/** "You called me thick in front of him, and it was cruel.": what somebody did just before. */
function isAfterDeed(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const before = reading.clauses[(clause?.index ?? 0) - 1];
  return (
    clause !== undefined &&
    before?.sentence === clause.sentence &&
    norm(reading, clause.first) === "and" &&
    isOther(before.subject?.person) &&
    before.verb?.tense === "past" &&
    !before.verb.passive
  );
}

/** "We tried your lasagne and it was vile": said of what somebody made, the last thing named before. */
function isAfterWork(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const before = reading.clauses[(clause?.index ?? 0) - 1];
  if (clause?.subject === undefined || before?.verb === undefined) return false;
  // "Your plan makes no sense, it's stupid"
  if (before.subject?.person === "work" && before.sentence === clause.sentence) return isWork(reading, before.subject);
  if (before.subject?.person !== "speaker") return false;
  for (let at = clause.subject.first - 1; at >= before.verb.end; at--) {
    const phrase = phraseAt(reading, at);
    if (phrase === undefined) continue;
    return phrase.person === "work" && isOther(phrase.owner) && isWork(reading, phrase);
  }
  return false;
}

/** "It is rude to …", "it's unfair that …" without a person is a rule for everyone, another code. */
export function isImpersonal(reading: Reading, predicate: Predicate | undefined, first: number, end: number): boolean {
  const subject = predicate?.subject;
  if (subject === undefined || norm(reading, subject.head) !== "it") return false;
  const next = norm(reading, end);
  if (next === "how" && ["you", "he", "she", "they"].includes(norm(reading, end + 1)))
    return /^(?:crazy|insane|ridiculous|mad|unreal)/.test(norm(reading, first));
  if (!["to", "that", "when", "how", "if"].includes(next)) return false;
  const isOfThings = THINGLIKE.test(norm(reading, first)) && !HARD.test(norm(reading, first));
  return isOfThings || next === "how" || !tellsOfOther(reading, end);
}

/** "It was unprofessional to discuss my salary, Tom", "it's rude that you left" (ruling 11). */
function tellsOfOther(reading: Reading, end: number): boolean {
  const sentence = sentenceOf(reading, end);
  if (sentence === undefined) return false;
  const last = tokenAt(reading, sentence.endToken - 1)?.tag === "PUNCT" ? sentence.endToken - 2 : sentence.endToken - 1;
  const name = phraseAt(reading, last);
  const isCalled = name?.person === "name" && norm(reading, name.first - 1) === ",";
  const subject = clauseOf(reading, end + 1)?.subject;
  const isDoer = norm(reading, end) !== "to" && subject !== undefined && subject.first === end + 1;
  return isCalled || (isDoer && isOther(subject.person) && clauseOf(reading, end + 1)?.verb?.passive === false);
}
