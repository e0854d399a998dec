import * as lists from "../../lexicon/words/ruin-blame.ts";
import { cueAsWritten, isCue, placesIn } from "../places.ts";
import { clauseOf, clausesOf, norm, phraseAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { isFreeRelative } from "./acts-judged.ts";
import { hasDoerBefore, isAuthor, isThanksTo, saysNow } from "./authors.ts";
import { isActor, isFated } from "./cause-kinds.ts";
import { predicateOf } from "./predicate.ts";
import { isOther } from "./target.ts";

const AND_BUT_SO = cueAsWritten("and but so");
const THAT_THIS_THERE = cueAsWritten("that this there");
const FOR_TO_THANK = cueAsWritten(lists.FOR_TO_THANK);

/** Not told as done. */
export const UNREAL = new Set(["would", "could", "might", "may", "should", "can"]);

/** "You put me through hell": a person or what they did is the subject, or else whoever comes before the verb. */
export function isDoneBySomebody(reading: Reading, { first }: Match): boolean {
  const clause = clauseOf(reading, first);
  if (clause === undefined) return false;
  const { verb, subject } = clause;
  if (verb !== undefined && UNREAL.has(verb.modal)) return false;
  if (subject?.person === "speaker") return false;
  if (verb !== undefined && first < verb.end && subject !== undefined) {
    return isAuthor(reading, subject, first) || isDeedBefore(reading, clause);
  }
  return isDeedBefore(reading, clause) || isAuthor(reading, subject, first);
}

/** "Cancelling on the morning killed …", "what you said destroyed …", "by moving the exam": a deed opens the sentence. */
export function isDeedBefore(reading: Reading, clause: Clause): boolean {
  const from = reading.sentences[clause.sentence]?.firstToken ?? clause.first;
  const token = reading.tokens[from];
  if (token?.form === "ing" && token.tag === "VERB") return true;
  // "She's dim, and losing the drawings has wrecked my career"
  const start = isCue(reading, AND_BUT_SO, clause.first) ? clause.first + 1 : clause.first;
  if (start > from && reading.tokens[start]?.form === "ing" && reading.tokens[start]?.tag === "VERB") return true;
  const phrase = phraseAt(reading, from);
  if (phrase === undefined || !isFreeRelative(reading, phrase)) return false;
  return isOther(phraseAt(reading, phrase.end)?.person);
}

/** "My reputation is in tatters": told of something dear, with somebody in view who did it. */
export function isBlamedOnSomebody(reading: Reading, match: Match): boolean {
  const clause = clauseOf(reading, match.first);
  if (clause === undefined || clause.role === "if") return false;

  if (match.text === "at war" && clause.subject?.person === "speaker") return false;
  if (AIRS.has(match.text)) return isAirSoiled(reading, clause, match);
  const subject = toldOf(reading, clause, match.first);
  if (isOfPerson(subject, match) || isSlight(reading, clause, subject, match)) return false;
  if (hasCulprit(reading, clause, match.first, match.end)) return true;
  if (match.text.startsWith("the ") || !hasDoerBefore(reading, clause)) return false;
  return subject?.owner === "speaker" || subject?.person === "speaker" || isCalledBig(reading, subject);
}

/** "you are toast"; not "you are a laughing stock" */
function isOfPerson(subject: NounPhrase | undefined, { first, text }: Match): boolean {
  if (subject === undefined || subject.first >= first || !isOther(subject.person)) return false;
  if (subject.person === "group" || subject.owner === "speaker") return false;
  return !/^(?:never|lost|lose|a laughing)/.test(text);
}

const isCalledBig = (reading: Reading, subject: NounPhrase | undefined): boolean =>
  subject !== undefined && lists.BIG.has(norm(reading, subject.head));

/** "the match is over", "it's a joke": weak words, said of what nobody's life hangs on. */
function isSlight(reading: Reading, clause: Clause, subject: NounPhrase | undefined, { text, first }: Match): boolean {
  if (subject === undefined || subject.person === "speaker" || !isCalledBig(reading, subject))
    return lists.WEAK.has(text) || JOKES.has(text) || text === "season is over";
  if (lists.WEAK.has(text) && subject === clause.subject && !isPredicate(reading, first)) return true;
  if (text === "season is over") return subject.owner !== "speaker" && !saysNow(reading, clause);
  if (!JOKES.has(text)) return false;
  return (
    subject.person === "group" || isOther(subject.owner) || ["it", "i", "we"].includes(norm(reading, subject.head))
  );
}

const JOKES = new Set(["a joke", "a circus", "a morgue", "dead"]);
const AIRS = new Set("toxic poisonous unbearable poisoned".split(" "));

/** "The atmosphere is toxic since her memo went out" */
function isAirSoiled(reading: Reading, clause: Clause, { first, end }: Match): boolean {
  const subject = predicateOf(reading, first)?.subject ?? clause.subject;
  const isAir =
    subject !== undefined && ["atmosphere", "mood", "climate", "air", "vibe"].includes(norm(reading, subject.head));
  const isOthers = clausesOf(reading, clause.sentence).some(
    ({ index, subject: other }) => index !== clause.index && other !== undefined && isOther(other.owner),
  );
  return isAir && (isOthers || hasCulprit(reading, clause, first, end) || hasDoerBefore(reading, clause));
}

/** Whether the sentence around these words says who is to blame: "you …, so", "thanks to your …", "One text from the head and …". */
export function hasCulprit(reading: Reading, clause: Clause, first: number, end: number): boolean {
  return namesCulprit(reading, clause, first, end) || isThanksTo(reading, clause) || isOneStroke(reading, clause);
}

/** "One phone call from you and …", "a single click by the clerk and …" */
function isOneStroke(reading: Reading, clause: Clause): boolean {
  const from = reading.sentences[clause.sentence]?.firstToken ?? clause.first;
  if (!["one", "a", "just", "all"].includes(norm(reading, from)) && reading.tokens[from]?.tag !== "NUM") return false;
  for (let at = from + 1; at < from + 8; at++) {
    if (!["from", "by", "under", "with"].includes(norm(reading, at))) continue;
    const phrase = phraseAt(reading, at + 1);
    return phrase !== undefined && (isActor(reading, phrase) || isOther(phrase.owner));
  }
  return false;
}

/** "That's our honeymoon out of the window": what "that" is said to be is what is ruined. */
function toldOf(reading: Reading, { subject }: Clause, first: number): NounPhrase | undefined {
  const phrase = phraseAt(reading, first - 1);
  const isPointing = subject !== undefined && isCue(reading, THAT_THIS_THERE, subject.head);
  const isOwned = phrase?.owner !== undefined;
  // "After what you told Harry my life is over": the subject stands right before these words.
  const within = phraseAt(reading, first);
  const own = within ?? phrase;
  const isApart = subject?.person === "thing" || within?.head === first;
  if (subject !== undefined && isApart && own !== undefined && own.owner === "speaker" && subject.end <= own.first)
    return own;
  return isPointing && phrase?.end === first && isOwned ? phrase : subject;
}

/** "our grade is toast", not "its full history" or "we finished early". */
function isPredicate(reading: Reading, first: number): boolean {
  const phrase = phraseAt(reading, first);
  const verb = predicateOf(reading, first)?.verb;
  const isState = verb?.lemma === "be" || verb?.passive === true;
  return isState && (phrase === undefined || phrase.first === first);
}

const YOU = cueAsWritten("you your yours");

/** Whether the sentence speaks of "you", or of somebody else's act, outside these words. */
function namesCulprit(reading: Reading, clause: Clause, first: number, end: number): boolean {
  const sentence = reading.sentences[clause.sentence];
  for (const at of placesIn(reading, YOU, sentence?.firstToken ?? 0, sentence?.endToken ?? 0)) {
    if (at >= first && at < end) continue;
    if (!isCue(reading, FOR_TO_THANK, at - 1) && norm(reading, at + 1) !== "know") return true;
  }
  return clausesOf(reading, clause.sentence).some(
    (other) =>
      other.index !== clause.index &&
      other.verb !== undefined &&
      other.subject !== undefined &&
      isOther(other.subject.person) &&
      other.verb.lemma !== "be" &&
      other.role !== "if" &&
      !isFated(reading, other),
  );
}
