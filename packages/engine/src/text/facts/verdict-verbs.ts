import * as lists from "../../lexicon/words/verdict-verbs.ts";
import { words } from "../../lexicon/words.ts";
import { cueAsWritten, firstIn } from "../places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { isOther, isWork, type Target, type Verdict } from "./target.ts";

const BY = cueAsWritten("by");
const USUAL_SEVERITY = 0.55;

/** "put me down for Tuesday", "crossed a line on the map": what follows makes another thing of the words. */
const BEFORE_PLAIN: Readonly<Record<string, ReadonlySet<string>>> = {
  "put me down": words("for, as, on"),
  "mess around": words("with"),
  "show off": lists.SHOWN_OFF,
  "put us down": words("for, as, on"),
  "stand me up": words("against, in, on, straight"),
  "stand us up": words("against, in, on, straight"),
  "cross a line": words("on, in, through"),
  "cross the line": lists.LINES_CROSSED,
  "give me a mouthful": words("of"),
  "go through the roof": words("of, with, and, into"),
  "go too far": lists.WAYS_GONE,
  "go on and on": words("until, along, to"),
  "go through the motions": words("of, in"),
  "play both sides": words("of"),
  "give * hell": words("of"),
  "give * an earful": words("of"),
};

/** Judging verbs ("bullied", "phoned it in") done by somebody else. */
export function findVerbs(reading: Reading): Verdict[] {
  const found: Verdict[] = [];
  for (const match of matchesOf(reading, "verdict-verb")) add(reading, match, false, found);
  for (const match of matchesOf(reading, "verdict-verb-ambiguous")) add(reading, match, true, found);
  return found;
}

function add(reading: Reading, match: Match, isAmbiguous: boolean, found: Verdict[]): void {
  const { first, end } = match;
  const clause = clauseOf(reading, first);
  if (clause === undefined || isDisowned(reading, first) || isWho(reading, match)) return;
  if (isNegated(reading, first) || isAttributive(reading, match) || isPlainDoing(reading, match)) return;
  // "Stop blaming yourself for it"
  if (match.text === "blame * for" && /sel(?:f|ves)$/.test(norm(reading, end - 2))) return;
  if (BEFORE_PLAIN[match.text]?.has(norm(reading, end))) return;
  const target = doerOf(reading, clause, match);
  const needsVictim = isAmbiguous || lists.AIMED.has(match.text);
  if (target === undefined || (needsVictim && !hasVictim(reading, match, clause))) return;
  found.push({ match, first, end, target, severity: match.severity ?? USUAL_SEVERITY });
}

/** "My boss knows about it" is no bossing about. */
function isWho(reading: Reading, { first, end }: Match): boolean {
  const token = reading.tokens[first];
  if (end - first === 1 || token?.tag !== "NOUN" || /(?:ed|ing)$/.test(token.norm)) return false;
  const phrase = phraseAt(reading, first);
  return phrase?.head === first && phrase.first < first;
}

/** What these are done to in a trade, or in a manner of speaking. */
const PLAIN_OBJECTS: Readonly<Record<string, ReadonlySet<string>>> = {
  butcher: lists.BUTCHERED,
  cheat: words("death, fate"),
  manipulate: lists.MANIPULATED,
};

/** "She butchered the hog", "he cheated death", "lying on the sofa": the word in its own trade. */
function isPlainDoing(reading: Reading, { end, text }: Match): boolean {
  const objects = Object.hasOwn(PLAIN_OBJECTS, text) ? PLAIN_OBJECTS[text] : undefined;
  if (objects?.has(norm(reading, phraseAt(reading, end)?.head ?? -1))) return true;
  return text === "lie" && lists.WHERE_ONE_LIES.has(norm(reading, end));
}

/** "the mangled letter": a participle before its noun. */
function isAttributive(reading: Reading, { first, end }: Match): boolean {
  return end - first === 1 && phraseAt(reading, first) !== undefined;
}

/** Who did it: undefined when nobody, the writer, or a thing did, or when it is not told as done. */
function doerOf(reading: Reading, clause: Clause, { first, end }: Match): Target | undefined {
  const verb = clause.verb;
  if (verb === undefined) return verblessDoer(reading, clause, first);
  // "got bullied by the head of sales", "was shouted at and browbeaten by him"
  const isSuffered = verb.lemma === "get" ? first === verb.end : verb.passive && norm(reading, first - 1) === "and";
  if (isSuffered) return byWhom(reading, end);
  if (first >= verb.end) return laterDoer(reading, clause, first);
  if (lists.UNDONE.has(verb.modal) || isOpenQuestion(reading, clause)) return undefined;
  // "She's overreacted again": nobody is overreacted.
  const isHas = norm(reading, verb.first) === "'s" && lists.ALONE.has(reading.tokens[first]?.lemma ?? "");
  if (verb.passive && !isHas) return byWhom(reading, end);
  return subjectDoes(reading, clause.subject);
}

function subjectDoes(reading: Reading, subject: NounPhrase | undefined): Target | undefined {
  if (subject === undefined) return undefined;
  if (isOther(subject.person)) return "person";
  if (subject.person === "work") return isWork(reading, subject) ? "work" : undefined;
  return subject.person === "generic" && !isAnybody(reading, subject) ? "person" : undefined;
}

/** "people", "someone": nobody in particular; "certain people", "half the men" are meant. */
function isAnybody(reading: Reading, subject: NounPhrase): boolean {
  return (
    is(reading, subject.head, "generic-subject") &&
    subject.end - subject.first === 1 &&
    !["at", "in", "on", "from"].includes(norm(reading, subject.end))
  );
}

/** "Did you lie to him?" asks, "why did you lie to him?" tells. */
function isOpenQuestion(reading: Reading, { sentence, verb }: Clause): boolean {
  const asked = reading.sentences[sentence];
  return asked?.question === true && verb?.first === asked.firstToken;
}

/** The passive names its doer with "by": "was strong-armed by him". */
function byWhom(reading: Reading, end: number): Target | undefined {
  const limit = reading.sentences[tokenAt(reading, end - 1)?.sentence ?? -1]?.endToken ?? end;
  const by = firstIn(reading, BY, end, limit);
  return by === -1 ? undefined : subjectDoes(reading, phraseAt(reading, by + 1));
}

/** "You keep lying", "he loves to humiliate us", "stop whining", "caught you snooping". */
function laterDoer(reading: Reading, clause: Clause, first: number): Target | undefined {
  const isDoing = reading.tokens[first]?.form === "ing";
  const isInfinitive = norm(reading, first - 1) === "to";
  if (lists.UNDONE.has(clause.verb?.modal ?? "")) return undefined;
  if (clause.imperative)
    return isDoing && is(reading, clause.verb?.head ?? -1, "negative-request") ? "person" : undefined;
  if (isDoing ? !isCarried(reading, clause, first) : !isInfinitive) return undefined;
  // "It's just like an accountant to quibble"
  const kind = phraseAt(reading, first - 2);
  if (isInfinitive && kind?.end === first - 1 && norm(reading, kind.first - 1) === "like") return undefined;
  const near = isHabit(reading, first) ? undefined : nearestBefore(reading, first);
  return subjectDoes(reading, near !== undefined && near.person !== "thing" ? near : clause.subject);
}

/** "keeps lying", "strolled in late and whining", "a knack of belittling me" */
function isCarried(reading: Reading, { verb }: Clause, first: number): boolean {
  if (verb === undefined || lists.CARRIES.has(verb.lemma)) return true;
  return norm(reading, first - 1) === "and" || isHabit(reading, first);
}

/** "has a habit of belittling me", "is good at making excuses": told as done, and often. */
function isHabit(reading: Reading, first: number): boolean {
  return (
    ["of", "at", "for", "by", "with", "in"].includes(norm(reading, first - 1)) &&
    lists.HABITS.has(norm(reading, first - 2))
  );
}

function nearestBefore(reading: Reading, first: number): NounPhrase | undefined {
  for (let at = first - 1; at >= Math.max(0, first - 4); at--) {
    const phrase = phraseAt(reading, at);
    if (phrase !== undefined) return phrase;
  }
  return undefined;
}

/** "you lot skiving off again" without a helper. */
function verblessDoer(reading: Reading, clause: Clause, first: number): Target | undefined {
  const doer = findToken(reading, clause.first, first, ({ phrase }) => phrase >= 0);
  return subjectDoes(reading, phraseAt(reading, doer));
}

function isWorkAt(reading: Reading, at: number): boolean {
  return is(reading, phraseAt(reading, at)?.head ?? -1, "work-noun");
}

/** The milder verbs need somebody who suffers: "let the team down", "lied to me"; without one they may be plain news. */
function hasVictim(reading: Reading, match: Match, clause: Clause): boolean {
  const { subject, verb } = clause;
  if (isSaidToYou(reading, match, clause) || isWorkSpoilt(reading, match, clause)) return true;
  if (verb?.passive && norm(reading, match.end) === "by" && subject?.person === "thing") return false;
  return (
    findToken(reading, match.first + 1, clause.end, ({ index }) => isVictim(reading, phraseAt(reading, index))) !== -1
  );
}

/** "You lied." */
function isSaidToYou(reading: Reading, { end, text }: Match, { subject }: Clause): boolean {
  const next = reading.tokens[end];
  const isLast = next === undefined || next.tag === "PUNCT" || lists.GOES_ON.has(next.norm);
  const isWhole = ["lie", "cheat", "exaggerate", "boast", "brag", "interfere"].includes(text);
  return isLast && isWhole && subject?.person === "you";
}

/** "butchered my essay", "you trashed it", "your report stinks" */
function isWorkSpoilt(reading: Reading, { end, text }: Match, { subject }: Clause): boolean {
  if (text === "stink" || text === "suck") return subject?.person === "work";
  if (text !== "butcher" && text !== "mangle" && text !== "trash") return false;
  return norm(reading, end) === "it" ? subject?.person === "you" : isWorkAt(reading, end);
}

function isVictim(reading: Reading, phrase: NounPhrase | undefined): boolean {
  if (phrase === undefined) return false;
  if (phrase.owner !== undefined) return true;
  return phrase.person !== "thing" && (phrase.person !== "generic" || /^every/.test(norm(reading, phrase.head)));
}
