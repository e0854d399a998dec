import * as lists from "../../lexicon/words/verdict-verbs.ts";
import { clauseOf, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { isOther, isWork, type Target, type Verdict } from "./target.ts";

const USUAL_SEVERITY = 0.55;
/** Of things these are handiwork: "let the rope down", "picked on the second try". */
const AIMED = new Set([
  "let * down",
  "rip * off",
  "pick on",
  "lead * on",
  "sell * out",
  "stitch * up",
  "brush * off",
  "fob * off",
  "palm * off",
  "push * around",
  "order * around",
]);

/** "put me down for Tuesday", "crossed a line on the map": what follows makes another thing of the words. */
const BEFORE_PLAIN: Readonly<Record<string, RegExp>> = {
  "put me down": /^(?:for|as|on)$/,
  "mess around": /^with$/,
  "show off": /^(?:a|the|my|our|his|her|their|your)$/,
  "put us down": /^(?:for|as|on)$/,
  "stand me up": /^(?:against|in|on|straight)$/,
  "stand us up": /^(?:against|in|on|straight)$/,
  "cross a line": /^(?:on|in|through)$/,
  "cross the line": /^(?:first|second|third|ahead|in|at|before|after|to|into|hand|together|last|with|by|here|there)$/,
  "give me a mouthful": /^of$/,
  "go through the roof": /^(?:of|with|and|into)$/,
  "go too far": /^(?:and|on|in|along|down|up|past|for|left|right|into|out|north|south|east|west)$/,
  "go on and on": /^(?:until|along|to)$/,
  "go through the motions": /^(?:of|in)$/,
  "play both sides": /^of$/,
  "give * hell": /^of$/,
  "give * an earful": /^of$/,
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
  if (BEFORE_PLAIN[match.text]?.test(norm(reading, end))) return;
  const target = doerOf(reading, clause, match);
  const needsVictim = isAmbiguous || AIMED.has(match.text);
  if (target === undefined || (needsVictim && !hasVictim(reading, match, clause))) return;
  found.push({ match, first, end, target, severity: match.severity ?? USUAL_SEVERITY });
}

/** "My boss knows about it" is no bossing about. */
function isWho(reading: Reading, { first, end }: Match): boolean {
  const token = reading.tokens[first];
  const phrase = reading.phrases[token?.phrase ?? -1];
  return (
    end - first > 1 &&
    token?.tag === "NOUN" &&
    !/(?:ed|ing)$/.test(token.norm) &&
    phrase?.head === first &&
    phrase.first < first
  );
}

/** What these are done to in a trade, or in a manner of speaking. */
const PLAIN_OBJECTS: Readonly<Record<string, RegExp>> = {
  butcher: /^(?:hogs?|pigs?|cows?|lambs?|goats?|deer|sheep|calf|calves|chickens?|hens?|boars?|cattle|meat|carcass)$/,
  cheat: /^(?:death|fate)$/,
  manipulate: /^(?:shoulders?|necks?|spines?|joints?|backs?|hips?|knees?|jaws?|wrists?|muscles?)$/,
};

/** "She butchered the hog", "he cheated death", "lying on the sofa": the word in its own trade. */
function isPlainDoing(reading: Reading, { end, text }: Match): boolean {
  const objects = Object.hasOwn(PLAIN_OBJECTS, text) ? PLAIN_OBJECTS[text] : undefined;
  if (objects?.test(norm(reading, phraseAt(reading, end)?.head ?? -1)) === true) return true;
  return text === "lie" && lists.ON_IN_UNDER.has(norm(reading, end));
}

/** "the mangled letter": a participle before its noun. */
function isAttributive(reading: Reading, { first, end }: Match): boolean {
  if (end - first > 1) return false;
  const phrase = phraseAt(reading, first);
  return phrase !== undefined;
}

/** Who did it: undefined when nobody, the writer, or a thing did, or when it is not told as done. */
function doerOf(reading: Reading, clause: Clause, { first, end }: Match): Target | undefined {
  const verb = clause.verb;
  if (verb === undefined) return verblessDoer(reading, clause, first);
  // "got bullied by the head of sales", "was shouted at and browbeaten by him"
  const isSuffered = verb.lemma === "get" ? first === verb.end : verb.passive && norm(reading, first - 1) === "and";
  if (isSuffered) return byWhom(reading, end);
  if (first >= verb.end) return laterDoer(reading, clause, first);
  if (lists.UNDONE.has(verb.modal)) return undefined;
  if (isOpenQuestion(reading, clause)) return undefined;
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
function isOpenQuestion(reading: Reading, clause: Clause): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (!sentence?.question || clause.verb === undefined) return false;
  return clause.verb.first === sentence.firstToken;
}

/** The passive names its doer with "by": "was strong-armed by him". */
function byWhom(reading: Reading, end: number): Target | undefined {
  const sentence = reading.sentences[tokenAt(reading, end - 1)?.sentence ?? -1];
  for (let at = end; at < (sentence?.endToken ?? end); at++) {
    if (norm(reading, at) !== "by") continue;
    return subjectDoes(reading, phraseAt(reading, at + 1));
  }
  return undefined;
}

/** "You keep lying", "he loves to humiliate us", "stop whining", "caught you snooping". */
function laterDoer(reading: Reading, clause: Clause, first: number): Target | undefined {
  const form = reading.tokens[first]?.form;
  const isInfinitive = norm(reading, first - 1) === "to";

  if (clause.verb !== undefined && lists.UNDONE.has(clause.verb.modal)) return undefined;
  if (clause.imperative)
    return form === "ing" && is(reading, clause.verb?.head ?? -1, "negative-request") ? "person" : undefined;
  if (form !== "ing" && !isInfinitive) return undefined;
  // "It's just like an accountant to quibble"
  const kind = phraseAt(reading, first - 2);
  if (isInfinitive && kind?.end === first - 1 && norm(reading, kind.first - 1) === "like") return undefined;
  if (
    form === "ing" &&
    clause.verb !== undefined &&
    !lists.CARRIES.has(clause.verb.lemma) &&
    norm(reading, first - 1) !== "and" &&
    !isHabit(reading, first)
  )
    return undefined;
  const near = isHabit(reading, first) ? undefined : nearestBefore(reading, first);
  if (near !== undefined && near.person !== "thing") return subjectDoes(reading, near);
  return subjectDoes(reading, clause.subject);
}

/** "has a habit of belittling me", "is good at making excuses": told as done, and often. */
function isHabit(reading: Reading, first: number): boolean {
  return (
    ["of", "at", "for", "by", "with", "in"].includes(norm(reading, first - 1)) &&
    lists.HABIT_WAY_TALENT.has(norm(reading, first - 2))
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
  let phrase: NounPhrase | undefined;
  for (let at = clause.first; at < first && phrase === undefined; at++) {
    phrase = phraseAt(reading, at);
  }
  return phrase === undefined ? undefined : subjectDoes(reading, phrase);
}

function isWorkAt(reading: Reading, at: number): boolean {
  return is(reading, phraseAt(reading, at)?.head ?? -1, "work-noun");
}

/** The milder verbs need somebody who suffers: "let the team down", "lied to me"; without one they may be plain news. */
function hasVictim(reading: Reading, { first, end, text }: Match, clause: Clause): boolean {
  const next = reading.tokens[end];
  const isLast = next === undefined || next.tag === "PUNCT" || lists.SO_TOO_MORE.has(next.norm);
  if (
    isLast &&
    clause.subject?.person === "you" &&
    ["lie", "cheat", "exaggerate", "boast", "brag", "interfere"].includes(text)
  )
    return true;
  const isSpoilt = norm(reading, end) === "it" ? clause.subject?.person === "you" : isWorkAt(reading, end);
  if ((text === "butcher" || text === "mangle" || text === "trash") && isSpoilt) return true;
  if ((text === "stink" || text === "suck") && clause.subject?.person === "work") return true;
  if (clause.verb?.passive && norm(reading, end) === "by" && clause.subject?.person === "thing") return false;
  for (let at = first + 1; at < clause.end; at++) {
    const phrase = phraseAt(reading, at);
    if (phrase === undefined) continue;
    if (phrase.person !== "thing" && (phrase.person !== "generic" || /^every/.test(norm(reading, phrase.head))))
      return true;
    if (phrase.owner !== undefined) return true;
  }
  return false;
}
