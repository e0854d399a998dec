import { clauseOf, clausesOf, is, matchesOf, norm } from "../query.ts";
import type { Clause, Match, Reading } from "../reading.ts";
import { type Bias, clauseOfOther, hasDeed, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";

const USUAL_SEVERITY = 0.6;
const NEVER = /^(?:never|not once|not one single time|not a single time|not ever|hardly ever|nver)/;
const EVERY = /^(?:every|each|everytime|at every|day in|time (?:after|and)|over and over|again and)/;
const NOBODY = /^(?:nobody|no one|no-one|noone|not a (?:single )?(?:soul|person)|not one person|none of them)/;
const EVERYBODY = /^(?:everyone|everybody)$/;
const YOUR_ALL =
  /^(?:all (?:you|he|she|they)|everything (?:you|he|she|they)|nothing (?:you|i)|whatever (?:i|we)|no matter|nothing(?:'s)? is|not one of you|not (?:a )?single|none of you|every single one of you)/;
const COUNTED = /(?:time|times)$/;
/** Stand for no exaggeration by themselves. */
const WEAK =
  /^(?:everything|nothing|nowhere|you lot|you people|all of you|the lot of you|the whole lot of you|every one of you|every one of them|as usual|as always|as ever|like always|would never|could never|wouldn't ever|round the clock|24\/7|twenty-four seven|permanently|the only one who|the only person who|not a thing|not a single thing|not one thing|not one word|not a word of|again and again and again|every last one|each and every one|at any time|all you want)$/;
const ALLOWING = new Set(["can", "could", "may", "might"]);
/** Third persons do these by habit and harm nobody. */
const HABITS = new Set(
  "work cook train study teach feed wait change finish visit pay play smoke drink eat wear sleep live travel".split(
    " ",
  ),
);

/** Absolutes that exaggerate about people, by the subject that they speak of. */
export function findAbsolutes(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "absolute")) {
    const clause = clauseOf(reading, match.first);
    if (clause === undefined || WEAK.test(match.text) || isDisowned(reading, match.first)) continue;
    if (reading.sentences[clause.sentence]?.instruction) continue;
    if (!exaggerates(reading, match, clause)) continue;
    found.push({ first: match.first, end: match.end, severity: match.severity ?? USUAL_SEVERITY });
  }
  return found;
}

function exaggerates(reading: Reading, match: Match, clause: Clause): boolean {
  const { text, first } = match;
  if (norm(reading, first - 1) === "not" || norm(reading, first - 1) === "almost" || norm(reading, first - 1) === "if")
    return false;
  if (YOUR_ALL.test(text)) return isAllYouDo(reading, match, clause);
  if (NOBODY.test(text)) return isNobody(reading, match, clause);
  if (EVERYBODY.test(text)) return isEverybody(reading, match, clause);
  const isEvery = EVERY.test(text) || COUNTED.test(text);
  const about = isEvery && !isSomebodyElse(reading, clause.subject) ? clauseOfOther(reading, first) : clause;
  if (about === undefined) return false;
  if (isAllowing(reading, about)) return false;
  if (about.subject?.person === "you") return isReproach(reading, match, about);
  if (isSomebodyElse(reading, about.subject)) return isGrievance(reading, match, about);
  return isAlwaysMe(reading, match, clause);
}

function isAllowing(reading: Reading, clause: Clause): boolean {
  const verb = clause.verb;
  if (verb === undefined) return false;
  if (ALLOWING.has(verb.modal) && !verb.negated) return true;
  const sentence = reading.sentences[clause.sentence];
  const isOpenQuestion = sentence?.question === true && verb.first === sentence.firstToken;
  return isOpenQuestion && !hasDeed(reading, clause, "bad-deed", verb.first) && !isVerdict(reading, clause);
}

/** "You never …" reproaches unless it thanks ("you never complain") or tells where somebody has been. */
function isReproach(reading: Reading, match: Match, clause: Clause): boolean {
  const never = NEVER.test(match.text);
  const verb = clause.verb;
  if (verb === undefined) return true;
  if (verb.lemma === "know" && never) return false;
  if (hasDeed(reading, clause, never ? "bad-deed" : "good-deed", verb.first) && !isVerdict(reading, clause)) {
    return hasDeed(reading, clause, never ? "good-deed" : "bad-deed", verb.first);
  }
  if (verb.modal === "have to" || verb.modal === "need to") return !never;
  if (isPerfect(reading, clause))
    return isVerdict(reading, clause) || hasDeed(reading, clause, never ? "good-deed" : "bad-deed", verb.first);
  return verb.modal !== "will" && verb.tense !== "future" && !isWelcome(reading, match.end);
}

function isWelcome(reading: Reading, at: number): boolean {
  return norm(reading, at) === "welcome" || is(reading, at, "praise") || is(reading, at, "feeling-pleasant");
}

/** "You've never been to Rome." */
function isPerfect(reading: Reading, clause: Clause): boolean {
  const verb = clause.verb;
  return verb !== undefined && reading.tokens[verb.first]?.lemma === "have" && verb.head > verb.first;
}

function isVerdict(reading: Reading, clause: Clause): boolean {
  for (let at = clause.first; at < clause.end; at++) {
    if (reading.tokens[at]?.matches.some(({ name }) => name.startsWith("verdict-"))) return true;
  }
  return false;
}

/** A third person's "always" may be plain fact; a deed, a verdict or "is always doing" makes it a grievance. */
function isGrievance(reading: Reading, match: Match, clause: Clause): boolean {
  const never = NEVER.test(match.text);
  const verb = clause.verb;
  if (verb === undefined) return false;
  if (match.text === "only ever") return true;
  if (never && verb.tense === "past" && verb.modal === "" && !hasSpeaker(reading, clause))
    return isVerdict(reading, clause);
  const isHabit = HABITS.has(verb.lemma) && !hasSpeaker(reading, clause);
  if (hasDeed(reading, clause, never ? "good-deed" : "bad-deed", verb.first)) return !isHabit;
  if (hasDeed(reading, clause, never ? "bad-deed" : "good-deed", verb.first)) return false;
  if (isVerdict(reading, clause)) return true;
  if (verb.modal === "have to") return !never;
  const isDoing = reading.tokens[verb.head]?.form === "ing" && !never && verb.head > verb.first;
  return isDoing || (!never && isLate(reading, match.end)) || hasSpeaker(reading, clause, "me");
}

function isLate(reading: Reading, at: number): boolean {
  return (
    /^(?:late|last|busy|away|out|gone|missing|unavailable|unreachable|somewhere|elsewhere|right|wrong|too|the|another|something|some|in)$/.test(
      norm(reading, at),
    ) && norm(reading, at + 1) !== "best"
  );
}

/** "me" or "us" as the one it is done to. */
function hasSpeaker(reading: Reading, clause: Clause, which = "any"): boolean {
  for (let at = clause.verb?.end ?? clause.first; at < clause.end; at++) {
    const word = norm(reading, at);
    if (word === "me" || word === "us" || (which === "any" && (word === "my" || word === "our"))) return true;
  }
  return false;
}

/** "It's always me who …", "I am always the one who …", "every time it's your module". */
function isAlwaysMe(reading: Reading, { text, end, first }: Match, clause: Clause): boolean {
  const verb = clause.verb;
  if (NEVER.test(text) || verb?.lemma !== "be") return false;
  const next = norm(reading, end);
  if (clause.subject?.person === "speaker")
    return next === "the" && /^(?:one|last|idiot|fool|bad|scapegoat)$/.test(norm(reading, end + 1));
  const isIt = clause.subject !== undefined && norm(reading, clause.subject.head) === "it";
  if (!isIt) return false;
  if (/^(?:me|us|my|you|your|him|her|his|their|them)$/.test(next)) return true;
  if (next === "the" && norm(reading, end + 1) === "same") return true;
  const after = norm(reading, Math.max(verb.end, first));
  return EVERY.test(text) && /^(?:you|your|him|her|his|their|them)$/.test(after);
}

function isAllYouDo(reading: Reading, { first, end, text }: Match, clause: Clause): boolean {
  if (/^(?:have|need|must|can|get)$/.test(norm(reading, end))) return false;
  if (/^(?:whatever|no matter|nothing i)/.test(text))
    return hasWord(reading, first, /^(?:never|wrong|ever|always|enough|nothing)$/, clause.sentence);
  if (text.startsWith("everything"))
    return hasWord(reading, first, /^(?:always|wrong|about|lie|against|ruin\w*)$/, clause.sentence);
  return true;
}

function hasWord(reading: Reading, from: number, words: RegExp, sentence: number): boolean {
  const end = reading.sentences[sentence]?.endToken ?? from;
  for (let at = from; at < end; at++) if (words.test(norm(reading, at)) && norm(reading, at) !== "not") return true;
  return false;
}

const NOT_CARING = new Set(
  "care bother listen help respect like love want think understand appreciate value thank ask read answer reply tell give lift".split(
    " ",
  ),
);

/** "Nobody ever helps", "no one cares": habits of everybody. "Nobody was on call" is a fact. */
function isNobody(reading: Reading, match: Match, clause: Clause): boolean {
  const subject = clauseOf(reading, match.end)?.verb === undefined ? clause : (clauseOf(reading, match.end) ?? clause);
  const verb = subject.verb;
  if (verb === undefined || (verb.first < match.first && norm(reading, verb.first) !== "does")) return false;
  if (hasDeed(reading, subject, "bad-deed", verb.first)) return false;
  const isEver = hasWord(reading, match.first, /^(?:ever|even)$/, clause.sentence);
  if (isEver) return verb.lemma !== "be" || verb.passive;
  if (verb.tense !== "present" || verb.passive || verb.modal !== "") return /^(?:bother|care)$/.test(verb.lemma);
  const isPerfectTense = reading.tokens[verb.first]?.lemma === "have" && verb.head > verb.first;
  return !isPerfectTense && (NOT_CARING.has(verb.lemma) || hasDeed(reading, subject, "good-deed", verb.first));
}

/** "Everyone is against me", "everybody dumps their work on us". */
function isEverybody(reading: Reading, match: Match, clause: Clause): boolean {
  const here = clausesOf(reading, clause.sentence).find(
    ({ subject }) => subject !== undefined && subject.head >= match.first && subject.head < match.end,
  );
  if (here?.verb === undefined || here.verb.modal !== "") return false;
  if (hasWord(reading, match.end, /^(?:against)$/, clause.sentence) && hasSpeaker(reading, here)) return true;
  const isPresent = here.verb.tense === "present" && !here.verb.negated;
  const isBad = hasDeed(reading, here, "bad-deed", here.verb.first) || isVerdictVerb(reading, here.verb.head);
  return isPresent && isBad && (hasSpeaker(reading, here) || isVerdictVerb(reading, here.verb.head));
}

function isVerdictVerb(reading: Reading, head: number): boolean {
  return is(reading, head, "verdict-verb") || is(reading, head, "verdict-verb-ambiguous");
}
