import * as common from "../../lexicon/words/common.ts";
import * as lists from "../../lexicon/words/reproaches.ts";
import { cueAsWritten, holds } from "../places.ts";
import { clausesOf, findToken, follows, is, norm, phraseAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { HABITS, hasDeed, hasSpeaker, hasVerdict, isSetDeed, isSomebodyElse } from "./bias-kinds.ts";

const BED_HOME_PLACE = cueAsWritten(lists.BED_HOME_PLACE);

const ME_US = cueAsWritten("me us");

const NEVER = /^(?:never|not once|not one single time|not a single time|not ever|hardly ever)/;

export const EVERY =
  /^(?:every|each|everytime|any time|anytime|as soon as|the (?:moment|minute|second|instant) |morning|at every|day in|time (?:after|and)|over and over|again and)/;

const ALLOWING = new Set(["can", "could", "may", "might"]);

/** Of good deeds these are neither here nor there when done "always": "you're always changing the locks". */
export const NEUTRAL = lists.NEUTRAL;

/** Judges "always" and "never" by whoever does or leaves it. */
export function isAboutSubject(reading: Reading, match: Match, clause: Clause): boolean {
  // "You never could keep a secret"
  const isNeverAble =
    match.text === "never" && norm(reading, match.end) === "could" && norm(reading, match.end + 1) !== "tell";
  if (!isNeverAble && isAllowing(reading, clause)) return false;
  const undone = isLeftUndone(reading, match, clause);
  if (undone !== undefined) return undone;
  const near = phraseAt(reading, match.first - 1);
  const isBefore = clause.subject !== undefined && clause.subject.first < match.first;
  const subject = isBefore ? clause.subject : (near ?? clause.subject);
  const isYouPeople =
    subject !== undefined && subject.person !== "speaker" && norm(reading, subject.first - 1) === "you";
  if (isYouPeople || subject?.person === "you" || (subject?.owner === "you" && subject.person === "group"))
    return isReproach(reading, match, clause);
  if (isSomebodyElse(reading, subject) || isPeopleNear(reading, subject, clause))
    return isGrievance(reading, match, clause);
  return isAlwaysMe(reading, match, clause);
}

/** "People never listen to me", "people here never say hello" */
function isPeopleNear(reading: Reading, subject: NounPhrase | undefined, clause: Clause): boolean {
  if (subject === undefined || norm(reading, subject.head) !== "people" || subject.person !== "generic") return false;
  return (
    hasSpeaker(reading, clause) || ["here", "in", "at", "around", "on", "from"].includes(norm(reading, subject.end))
  );
}

/** "The others answer, mine never does": what is left undone stands in the clause before; undefined where none tells it. */
function isLeftUndone(reading: Reading, { text, end }: Match, { verb, subject, index }: Clause): boolean | undefined {
  const told = reading.clauses[index - 1];
  const isShort = verb?.lemma === "do" && verb.head >= end && (reading.tokens[verb.end]?.tag ?? "PUNCT") === "PUNCT";
  if (!isShort || text !== "never" || told?.verb === undefined || told.verb.negated) return undefined;
  const isByPeople = isSomebodyElse(reading, told.subject) || told.subject?.person === "generic";
  if (!isByPeople) return subject?.person === "you" ? undefined : false;
  if (hasDeed(reading, told, "bad-deed", told.verb.first) || hasVerdict(reading, told)) return false;
  const isDue = ["must", "should", "have to", "need to", "ought to"].includes(told.verb.modal);
  return isDue || hasDeed(reading, told, "good-deed", told.verb.first) || undefined;
}

const CHORES = cueAsWritten(lists.CHORES);

/** "You always give the late shift to me": a chore that is handed on. */
function isLoaded(reading: Reading, { verb, end }: Clause): boolean {
  if (verb === undefined || !lists.GIVE_HAND_PASS.has(verb.lemma)) return false;
  return holds(reading, ME_US, verb.end, end) && holds(reading, CHORES, verb.end, end);
}

function isAllowing(reading: Reading, clause: Clause): boolean {
  const verb = clause.verb;
  if (verb === undefined) return false;
  if (ALLOWING.has(verb.modal)) return !verb.negated || !hasDeed(reading, clause, "good-deed", verb.first);
  const sentence = reading.sentences[clause.sentence];
  const isOpenQuestion = sentence?.question === true && verb.first === sentence.firstToken;
  return isOpenQuestion && !hasDeed(reading, clause, "bad-deed", verb.first) && !hasVerdict(reading, clause);
}

/** "You never told me you could juggle!" */
function isSurprise(reading: Reading, { verb, sentence }: Clause): boolean {
  const end = reading.sentences[sentence]?.endToken ?? 0;
  if (verb === undefined || verb.tense !== "past" || !["tell", "say", "mention"].includes(verb.lemma)) return false;
  if (!norm(reading, end - 1).startsWith("!")) return false;
  const you = ["me", "us"].includes(norm(reading, verb.end)) ? verb.end + 1 : verb.end;
  const at = norm(reading, you) === "that" ? you + 1 : you;
  return norm(reading, at) === "you" && lists.COULD_CAN_PLAY.has(norm(reading, at + 1));
}

/** "You never …" reproaches unless it thanks ("you never complain") or tells where somebody has been. */
function isReproach(reading: Reading, match: Match, clause: Clause): boolean {
  const verb = clause.verb;
  if (verb === undefined || match.text === "only ever") return true;
  if (match.text === "never" && ["age", "tire"].includes(verb.lemma)) return false;
  if (match.text === "never" && isSurprise(reading, clause)) return false;
  const never = NEVER.test(match.text);
  if (["must", "should", "ought", "ought to"].includes(verb.modal)) return false;

  // "You're always working"
  const isBusy = norm(reading, verb.head) === "working" && (reading.tokens[verb.end]?.tag ?? "PUNCT") === "PUNCT";
  if (!never && isBusy) return true;
  if (never && norm(reading, match.end) === "too") return false;
  // "You never upset me", "you never made me angry"
  if (never && is(reading, verb.head, "emotion-cause")) return false;
  const isMade = never && verb.lemma === "make" && ["me", "us"].includes(norm(reading, verb.end));
  const felt = verb.end + 1;
  if (isMade && (is(reading, felt, "feeling-unpleasant") || is(reading, felt, "pseudo-feeling"))) return false;
  // "You never run out of jokes"
  const isRich =
    never && verb.lemma === "run" && norm(reading, verb.end) === "out" && norm(reading, verb.end + 1) === "of";
  if (isRich && lists.JOKES_IDEAS_ENERGY.has(norm(reading, verb.end + 2))) return false;
  // "You always win at chess!"
  if (verb.lemma === "win" && norm(reading, verb.end) === "at") return false;
  if (verb.lemma === "know" && !never && ["when", "what", "how", "where"].includes(norm(reading, verb.end)))
    return false;
  if (["know", "eat", "drink", "smoke", "wear"].includes(verb.lemma) && never) return false;
  if (verb.lemma === "have" && !never && isAtHome(reading, match.end)) return false;
  const isKind = never && verb.lemma === "be" && isNothingBad(reading, match.end);
  if (isKind) return false;
  const isGood = hasDeed(reading, clause, never ? "bad-deed" : "good-deed", verb.first);
  const isBad =
    hasDeed(reading, clause, never ? "good-deed" : "bad-deed", verb.first) ||
    (hasVerdict(reading, clause) && !(never && isGood));
  if (isBad || (never && isOnAndOn(reading, verb)) || (!never && isLoaded(reading, clause))) return true;
  // "Ha, you always say that"
  const opener = norm(reading, reading.sentences[clause.sentence]?.firstToken ?? -1);
  if (!never && ["ha", "haha", "hehe", "hah", "lol", "aww"].includes(opener)) return false;
  const isNeutral = NEUTRAL.has(verb.lemma) && !isSetDeed(reading, verb.head, "good-deed");
  if (isGood && (never || !isNeutral)) return false;
  if (!never && isPleasing(reading, clause)) return false;
  if (verb.modal === "have to" || verb.modal === "need to")
    return !never && !reading.sentences[clause.sentence]?.instruction;
  if (isPerfect(reading, clause)) return isOldStory(reading, match.end);
  if (verb.lemma === "be" && !never && isWelcome(reading, match.end)) return false;
  return verb.tense !== "future";
}

/** "You never stop shouting" */
function isOnAndOn(reading: Reading, { lemma, end }: VerbGroup): boolean {
  return (lemma === "stop" || lemma === "cease" || lemma === "quit") && is(reading, end, "bad-deed");
}

const EASY = new Set("easy effortless simple fun good natural".split(" "));

/** "You always find the nicest places", "you always make room for us": nothing to complain of. */
function isPleasing(reading: Reading, clause: Clause): boolean {
  const from = clause.verb?.head ?? clause.first;
  const isNice = findToken(reading, from, clause.end, ({ index }) => is(reading, index, "feeling-pleasant"));
  const isMade =
    clause.verb?.lemma === "make" &&
    ((norm(reading, clause.verb.end) === "it" &&
      findToken(reading, clause.verb.end + 2, clause.verb.end + 5, ({ norm: word }) => EASY.has(word)) !== -1) ||
      ["room", "space", "time", "me", "us", "sure"].includes(norm(reading, clause.verb.end)));
  return isNice !== -1 || isMade;
}

/** "You always have a bed here" */
function isAtHome(reading: Reading, at: number): boolean {
  return holds(reading, BED_HOME_PLACE, at, at + 4);
}

/** "You're never a burden", "you were never rude to us": said to reassure. */
function isNothingBad(reading: Reading, at: number): boolean {
  const word = ["a", "an", "any", "too", "being", "been"].includes(norm(reading, at)) ? at + 1 : at;
  const isBad = reading.tokens[word]?.matches.some(({ name }) => name.startsWith("verdict-")) === true;
  return isBad || ["bother", "trouble", "nuisance", "late", "wrong", "lonely"].includes(norm(reading, word));
}

function isWelcome(reading: Reading, at: number): boolean {
  const how = ["so", "very", "really", "too"].includes(norm(reading, at)) ? at + 1 : at;
  if (norm(reading, at) === "first" && norm(reading, at + 1) === "to")
    return lists.HELP_OFFER_VOLUNTEER.has(norm(reading, at + 2));
  if (lists.EARLY_PUNCTUAL_PROMPT.has(norm(reading, how))) return true;
  return norm(reading, at) === "welcome" || is(reading, at, "praise") || is(reading, at, "feeling-pleasant");
}

/** "He's a bully and he's always been one", "you've always been like this". */
function isOldStory(reading: Reading, at: number): boolean {
  return norm(reading, at) === "been" && lists.ONE_LIKE_THAT.has(norm(reading, at + 1));
}

/** "You've never been to Rome." */
function isPerfect(reading: Reading, clause: Clause): boolean {
  const verb = clause.verb;
  return verb !== undefined && reading.tokens[verb.first]?.lemma === "have" && verb.head > verb.first;
}

/** "The doctor always runs late on Tuesdays, so bring a book" */
function isWarning(reading: Reading, clause: Clause): boolean {
  return clausesOf(reading, clause.sentence).some(({ index, imperative }) => imperative && index > clause.index);
}

/** "She constantly checks my phone" */
function isPrying(reading: Reading, { text }: Match, { end }: VerbGroup): boolean {
  const object = phraseAt(reading, end);
  const isOurs = object?.first === end && object.owner === "speaker";
  return (
    /^(?:constantly|contin|perpetually|forever)/.test(text) && isOurs && lists.PRIVATE.has(norm(reading, object.head))
  );
}

/** A third person's "always" may be plain fact; a deed, a verdict or "is always doing" makes it a grievance. */
function isGrievance(reading: Reading, match: Match, clause: Clause): boolean {
  const verb = clause.verb;
  if (match.text === "only ever") return verb === undefined || !HABITS.has(verb.lemma);
  if (verb === undefined || isOldStory(reading, match.end)) return verb !== undefined;
  const never = NEVER.test(match.text);
  if (["never once", "not once", "never ever", "not one single time", "not a single time"].includes(match.text))
    return (
      !hasDeed(reading, clause, "bad-deed", verb.first) &&
      !hasVerdict(reading, clause) &&
      !isNothingBad(reading, verb.end)
    );
  // "My ex never paid for anything"
  const isNothing = norm(reading, verb.end) === "for" && norm(reading, verb.end + 1) === "anything";
  if (never && verb.lemma === "pay" && isNothing) return true;
  // "He will never change"
  if (never && verb.modal === "will" && lists.FORETOLD.has(verb.lemma)) return true;
  const isToSpeaker = hasSpeaker(reading, clause);
  // "He always falls asleep during the news"
  if (!isToSpeaker && verb.lemma === "fall" && norm(reading, verb.end) === "asleep" && !hasVerdict(reading, clause))
    return false;
  if (!isToSpeaker && (isWarning(reading, clause) || (verb.lemma === "ask" && norm(reading, verb.end) === "for")))
    return false;
  if (never && verb.tense === "past" && verb.modal === "" && !isToSpeaker) return hasVerdict(reading, clause);
  const isSet = isSetDeed(reading, verb.head, never ? "good-deed" : "bad-deed");
  const isHabit = HABITS.has(verb.lemma) && !isToSpeaker && !isSet && norm(reading, verb.end) !== "attention";
  if (hasDeed(reading, clause, never ? "good-deed" : "bad-deed", verb.first)) return !isHabit;
  if (hasVerdict(reading, clause) || (!never && isLoaded(reading, clause))) return true;
  const isGood = hasDeed(reading, clause, never ? "bad-deed" : "good-deed", verb.first);
  const isDoing = reading.tokens[verb.head]?.form === "ing" && !never && verb.head > verb.first;
  if (isGood && !(isDoing && NEUTRAL.has(verb.lemma))) return isPrying(reading, match, verb);
  if (verb.modal === "have to") return !never;
  const isAway =
    verb.lemma === "be" &&
    (/^(?:all the time|24\/7|constantly|always|non-?stop|forever)$/.test(match.text) && isOnPhone(reading, match)
      ? true
      : never
        ? isMissing(reading, match.end)
        : clause.subject?.person !== "group" && isLate(reading, match.end));
  return isDoing || isAway || (never && hasSpeaker(reading, clause, "me"));
}

/** "never around when we need him", "never satisfied". */
function isMissing(reading: Reading, at: number): boolean {
  const isNeeded =
    /^(?:around|there|available|reachable|ready|prepared|satisfied|happy|pleased|content|interested|sorry|grateful|wrong)$/;
  if (norm(reading, at) === "home") return (reading.tokens[at + 1]?.tag ?? "PUNCT") === "PUNCT";
  return isNeeded.test(norm(reading, at)) || follows(reading, at, "on", "time") || follows(reading, at, "in", "the");
}

/** "always on her phone", "all the time at his computer". */
function isOnPhone(reading: Reading, { first, end }: Match): boolean {
  const before = first - 3;
  return [end, before].some(
    (at) =>
      ["on", "at", "in"].includes(norm(reading, at)) && ["his", "her", "their", "your"].includes(norm(reading, at + 1)),
  );
}

function isLate(reading: Reading, at: number): boolean {
  return lists.LATE_LAST_AWAY.has(norm(reading, at));
}

/** "It's always me who …", "I am always the one who …", "every time it's your module". */
export function isAlwaysMe(reading: Reading, { text, end, first }: Match, clause: Clause): boolean {
  const here =
    clausesOf(reading, clause.sentence).find(({ verb, subject }) => verb?.lemma === "be" && subject !== undefined) ??
    clause;
  const verb = here.verb;
  if (NEVER.test(text))
    return (
      clause.subject?.owner === "speaker" &&
      clause.verb?.passive === false &&
      ["count", "matter"].includes(clause.verb.lemma)
    );
  if (clause.subject?.person === "speaker" && clause.verb?.modal === "have to" && hasToAlone(reading, clause))
    return true;
  if (verb?.lemma !== "be") return false;
  // "Why does it always have to be about you?"
  const behind = verb.modal === "have to" ? verb.end : end;
  const next = norm(reading, behind);
  if (here.subject?.person === "speaker")
    return next === "the" && ["one", "last", "idiot", "fool", "bad", "scapegoat"].includes(norm(reading, end + 1));
  if (here.subject === undefined || !["it", "everything"].includes(norm(reading, here.subject.head))) return false;
  if (next === "about" && isSomebodysOwn(reading, phraseAt(reading, behind + 1))) return true;
  if (lists.ME_US_MY.has(next) || follows(reading, end, "the", "same")) return true;
  const whom = phraseAt(reading, end);
  if (
    next === "the" &&
    whom !== undefined &&
    ["who", "that"].includes(norm(reading, whom.end)) &&
    ["group", "generic", "third"].includes(whom.person)
  )
    return true;
  // "It's always the Krakow office."
  const isBlamed =
    next === "the" &&
    whom !== undefined &&
    ["group", "third", "name"].includes(whom.person) &&
    reading.tokens[whom.end]?.tag === "PUNCT";
  if (isBlamed && norm(reading, here.subject.head) === "it") return true;
  const after = norm(reading, Math.max(verb.end, first));
  return EVERY.test(text) && common.YOU_YOUR_HIM.has(after);
}

/** "(always about) you", "your phone", "his mother" */
function isSomebodysOwn(reading: Reading, phrase: NounPhrase | undefined): boolean {
  return isSomebodyElse(reading, phrase) || phrase?.owner === "you" || phrase?.owner === "third";
}

/** "I always have to do everything myself", "… clean up after you". */
function hasToAlone(reading: Reading, clause: Clause): boolean {
  for (let at = clause.verb?.end ?? clause.first; at < clause.end; at++) {
    if (lists.EVERYTHING_MYSELF_OURSELVES.has(norm(reading, at))) return true;
  }
  return false;
}
