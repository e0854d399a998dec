import { clauseOf, clausesOf, follows, is, matchesOf, norm } from "../query.ts";
import type { Clause, Match, Reading } from "../reading.ts";
import { type Bias, clauseOfOther, HABITS, hasDeed, hasSpeaker, hasVerdict, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { EVERYBODY, exaggeratesAll, isEverybody, isNobody, NOBODY, YOUR_ALL } from "./everybody.ts";

const USUAL_SEVERITY = 0.6;
const NEVER = /^(?:never|not once|not one single time|not a single time|not ever|hardly ever)/;
const EVERY = /^(?:every|each|everytime|at every|day in|time (?:after|and)|over and over|again and)/;
const STRESSED = /single|bloody|damn|each and every/;
/** Stand for no exaggeration by themselves. */
const WEAK =
  /^(?:nowhere|you lot|you people|all of you|the lot of you|the whole lot of you|every one of you|every one of them|would never|could never|wouldn't ever|round the clock|24\/7|twenty-four seven|permanently|the only one who|the only person who|not a thing|not a single thing|not one thing|not one word|not a word of|again and again and again|every last one|each and every one|at any time|all you want)$/;
const ALLOWING = new Set(["can", "could", "may", "might"]);
/** Of good deeds these are neither here nor there when done "always": "you're always changing the locks". */
const NEUTRAL = new Set(
  "change check write read ring call send wait ask bring think like speak talk open carry".split(" "),
);

/** Absolutes that exaggerate about people, by the subject that they speak of. */
export function findAbsolutes(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "absolute")) {
    const clause = clauseOf(reading, match.first);
    if (clause === undefined || WEAK.test(match.text) || isDisowned(reading, match.first)) continue;
    if (!exaggerates(reading, match, clause)) continue;
    found.push({ first: match.first, end: match.end, severity: match.severity ?? USUAL_SEVERITY });
  }
  for (let at = 0; at < reading.tokens.length; at++) {
    if (isEveryDealing(reading, at)) found.push({ first: at, end: at + 2, severity: USUAL_SEVERITY });
  }
  for (const clause of reading.clauses) {
    const first = everAsked(reading, clause);
    if (first !== -1) found.push({ first, end: first + 1, severity: USUAL_SEVERITY });
  }
  return found;
}

/** "Every conversation with you ends in a fight." */
function isEveryDealing(reading: Reading, at: number): boolean {
  const word = norm(reading, at);
  if ((word !== "every" && word !== "each" && word !== "any") || isDisowned(reading, at)) return false;
  const phrase = reading.phrases[reading.tokens[at]?.phrase ?? -1];
  if (phrase === undefined || phrase.first !== at || !/^(?:with|from)$/.test(norm(reading, phrase.end))) return false;
  return /^(?:you|him|her|them)$/.test(norm(reading, phrase.end + 1)) && clauseOf(reading, at)?.verb?.modal === "";
}

function exaggerates(reading: Reading, match: Match, clause: Clause): boolean {
  const { text, first, end } = match;
  if (/^(?:not|almost|nearly|if|as)$/.test(norm(reading, first - 1))) return false;
  if (text === "everything" || text === "nothing") return isTotal(match, reading, clause);
  if (YOUR_ALL.test(text)) return exaggeratesAll(reading, match, clause);
  if (NOBODY.test(text)) return isNobody(reading, match, clause);
  if (EVERYBODY.test(text)) return isEverybody(reading, match, clause);
  if (/^(?:as|like) (?:always|usual|ever)$/.test(text)) return isOldHabit(reading, clause);
  if (/times$/.test(text)) return hasYou(reading, clause);
  if (text.startsWith("for the"))
    return clause.subject?.person !== "speaker" || clauseOfOther(reading, end) !== undefined;
  if (text === "all the time" && reading.tokens[end]?.tag === "PRON") return false;
  const isEvery = EVERY.test(text);
  if (isEvery) return isEveryTime(reading, match, clause);
  return isAboutSubject(reading, match, clause);
}

/** "You were late again, as always." */
function isOldHabit(reading: Reading, clause: Clause): boolean {
  if (!isSomebodyElse(reading, clause.subject)) return false;
  for (let at = clause.first; at < clause.end; at++)
    if (/^(?:late|again|forgot|missing)$/.test(norm(reading, at))) return true;
  return hasVerdict(reading, clause) || hasDeed(reading, clause, "bad-deed", clause.verb?.first ?? clause.first);
}

/** "I have told you a thousand times." */
function hasYou(reading: Reading, clause: Clause): boolean {
  for (let at = clause.first; at < clause.end; at++) if (/^(?:you|him|her|them)$/.test(norm(reading, at))) return true;
  return false;
}

/** "You blame me for everything", "you do nothing at home". */
function isTotal({ text, first }: Match, reading: Reading, clause: Clause): boolean {
  const { verb, subject } = clause;
  if (
    verb === undefined ||
    !isSomebodyElse(reading, subject) ||
    verb.tense !== "present" ||
    verb.modal !== "" ||
    verb.negated
  )
    return false;
  if (clause.role !== "main" && clause.role !== "cause") return false;
  if (text === "nothing") return verb.lemma === "do" && verb.end === first && reading.tokens[verb.head]?.form !== "ing";
  return (
    verb.end <= first &&
    /^(?:blame|forget|criticise|criticize|complain|break|ruin|spoil|doubt|question|twist)$/.test(verb.lemma)
  );
}

/** Judges "always" and "never" by whoever does or leaves it. */
function isAboutSubject(reading: Reading, match: Match, clause: Clause): boolean {
  if (isAllowing(reading, clause)) return false;
  const near = reading.phrases[reading.tokens[match.first - 1]?.phrase ?? -1];
  const isBefore = clause.subject !== undefined && clause.subject.first < match.first;
  const subject = isBefore ? clause.subject : (near ?? clause.subject);
  const isYouPeople =
    subject !== undefined && subject.person !== "speaker" && norm(reading, subject.first - 1) === "you";
  if (isYouPeople || subject?.person === "you" || (subject?.owner === "you" && subject.person === "group"))
    return isReproach(reading, match, clause);
  if (isSomebodyElse(reading, subject)) return isGrievance(reading, match, clause);
  return isAlwaysMe(reading, match, clause);
}

/** "Every time I ask, you look away": the main clause counts; "each time you press it, it beeps" harms nobody. */
function isEveryTime(reading: Reading, match: Match, clause: Clause): boolean {
  const own = isSomebodyElse(reading, clause.subject) && clause.role !== "when" ? clause : undefined;
  const about = own ?? clauseOfOther(reading, match.first);
  if (about === undefined)
    return isAlwaysMe(reading, match, clause) || (STRESSED.test(match.text) && namesSomebody(reading, match));
  if (STRESSED.test(match.text))
    return !hasDeed(reading, about, "good-deed", about.verb?.first ?? 0) || hasVerdict(reading, about);
  const isOpening = about.role === "when" && about.connector === match.first;
  if (isOpening || reading.sentences[clause.sentence]?.instruction)
    return hasVerdict(reading, about) || hasDeed(reading, about, "bad-deed", about.verb?.first ?? 0);
  return isAboutSubject(reading, match, about);
}

/** "Every single time Kwame merges …", whatever became of its verb. */
function namesSomebody(reading: Reading, { end }: Match): boolean {
  return is(reading, end, "first-name") || is(reading, end, "kin") || norm(reading, end) === "you";
}

function isAllowing(reading: Reading, clause: Clause): boolean {
  const verb = clause.verb;
  if (verb === undefined) return false;
  if (ALLOWING.has(verb.modal)) return !verb.negated || !hasDeed(reading, clause, "good-deed", verb.first);
  const sentence = reading.sentences[clause.sentence];
  const isOpenQuestion = sentence?.question === true && verb.first === sentence.firstToken;
  return isOpenQuestion && !hasDeed(reading, clause, "bad-deed", verb.first) && !hasVerdict(reading, clause);
}

/** "You never …" reproaches unless it thanks ("you never complain") or tells where somebody has been. */
function isReproach(reading: Reading, match: Match, clause: Clause): boolean {
  const verb = clause.verb;
  if (verb === undefined || match.text === "only ever") return true;
  const never = NEVER.test(match.text);
  if (verb.modal === "will" || (verb.lemma === "want" && !never)) return false;
  if (never && norm(reading, match.end) === "too") return false;
  if (verb.lemma === "know" && never) return false;
  const isBad = hasDeed(reading, clause, never ? "good-deed" : "bad-deed", verb.first) || hasVerdict(reading, clause);
  if (isBad) return true;
  const isGood = hasDeed(reading, clause, never ? "bad-deed" : "good-deed", verb.first);
  if (isGood && !(NEUTRAL.has(verb.lemma) && !never)) return false;
  if (verb.modal === "have to" || verb.modal === "need to")
    return !never && !reading.sentences[clause.sentence]?.instruction;
  if (isPerfect(reading, clause)) return isOldStory(reading, match.end);
  if (verb.lemma === "be" && !never && isWelcome(reading, match.end)) return false;
  return verb.modal !== "will" && verb.tense !== "future";
}

function isWelcome(reading: Reading, at: number): boolean {
  return norm(reading, at) === "welcome" || is(reading, at, "praise") || is(reading, at, "feeling-pleasant");
}

/** "He's a bully and he's always been one", "you've always been like this". */
function isOldStory(reading: Reading, at: number): boolean {
  return norm(reading, at) === "been" && /^(?:one|like|that|this|so|too|the)$/.test(norm(reading, at + 1));
}

/** "You've never been to Rome." */
function isPerfect(reading: Reading, clause: Clause): boolean {
  const verb = clause.verb;
  return verb !== undefined && reading.tokens[verb.first]?.lemma === "have" && verb.head > verb.first;
}

/** A third person's "always" may be plain fact; a deed, a verdict or "is always doing" makes it a grievance. */
function isGrievance(reading: Reading, match: Match, clause: Clause): boolean {
  const verb = clause.verb;
  if (match.text === "only ever") return true;
  if (verb === undefined || isOldStory(reading, match.end)) return verb !== undefined;
  const never = NEVER.test(match.text);
  const isToSpeaker = hasSpeaker(reading, clause);
  if (never && verb.tense === "past" && verb.modal === "" && !isToSpeaker) return hasVerdict(reading, clause);
  const isHabit = HABITS.has(verb.lemma) && !isToSpeaker;
  if (hasDeed(reading, clause, never ? "good-deed" : "bad-deed", verb.first)) return !isHabit;
  if (hasVerdict(reading, clause)) return true;
  const isGood = hasDeed(reading, clause, never ? "bad-deed" : "good-deed", verb.first);
  const isDoing = reading.tokens[verb.head]?.form === "ing" && !never && verb.head > verb.first;
  if (isGood && !(isDoing && NEUTRAL.has(verb.lemma))) return false;
  if (verb.modal === "have to") return !never;
  const isAway =
    verb.lemma === "be" &&
    (never ? isMissing(reading, match.end) : clause.subject?.person !== "group" && isLate(reading, match.end));
  return isDoing || isAway || (never && hasSpeaker(reading, clause, "me"));
}

/** "never around when we need him", "never satisfied". */
function isMissing(reading: Reading, at: number): boolean {
  const isNeeded =
    /^(?:around|there|available|reachable|ready|prepared|satisfied|happy|pleased|content|interested|sorry|grateful|wrong)$/;
  return isNeeded.test(norm(reading, at)) || follows(reading, at, "on", "time") || follows(reading, at, "in", "the");
}

function isLate(reading: Reading, at: number): boolean {
  return /^(?:late|last|away|out|gone|missing|unavailable|unreachable|somewhere|elsewhere|right|wrong|too|another)$/.test(
    norm(reading, at),
  );
}

/** "It's always me who …", "I am always the one who …", "every time it's your module". */
function isAlwaysMe(reading: Reading, { text, end, first }: Match, clause: Clause): boolean {
  const here =
    clausesOf(reading, clause.sentence).find(({ verb, subject }) => verb?.lemma === "be" && subject !== undefined) ??
    clause;
  const verb = here.verb;
  if (NEVER.test(text)) return false;
  if (clause.subject?.person === "speaker" && clause.verb?.modal === "have to" && hasToAlone(reading, clause))
    return true;
  if (verb?.lemma !== "be") return false;
  const next = norm(reading, end);
  if (here.subject?.person === "speaker")
    return next === "the" && /^(?:one|last|idiot|fool|bad|scapegoat)$/.test(norm(reading, end + 1));
  if (here.subject === undefined || !/^(?:it|everything)$/.test(norm(reading, here.subject.head))) return false;
  if (next === "about" && /^(?:you|him|her|them)$/.test(norm(reading, end + 1))) return true;
  if (/^(?:me|us|my|you|your|him|her|his|their|them)$/.test(next) || follows(reading, end, "the", "same")) return true;
  const after = norm(reading, Math.max(verb.end, first));
  return EVERY.test(text) && /^(?:you|your|him|her|his|their|them)$/.test(after);
}

/** "I always have to do everything myself", "… clean up after you". */
function hasToAlone(reading: Reading, clause: Clause): boolean {
  for (let at = clause.verb?.end ?? clause.first; at < clause.end; at++) {
    if (/^(?:everything|myself|ourselves|alone|you|your|him|them|their)$/.test(norm(reading, at))) return true;
  }
  return false;
}

/** "Do you ever listen?": token of "ever", or -1. */
function everAsked(reading: Reading, clause: Clause): number {
  const { verb, subject } = clause;
  const isAsked =
    reading.sentences[clause.sentence]?.question === true && verb !== undefined && isSomebodyElse(reading, subject);
  if (!isAsked || isDisowned(reading, verb.head) || verb.lemma === "have") return -1;
  for (let at = verb.first; at <= verb.head; at++) {
    if (
      norm(reading, at) === "ever" &&
      (reading.tokens[verb.first]?.lemma === "do" || (verb.negated && verb.modal !== ""))
    ) {
      return hasDeed(reading, clause, "good-deed", verb.first) ? at : -1;
    }
  }
  return -1;
}
