import * as lists from "../../lexicon/words/effects.ts";
import { cueAsLemma, cueAsWritten, holds, isCue, placesIn } from "../places.ts";
import { clauseOf, clausesOf, findToken, hasMatch, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { asksWord } from "../word.ts";
import { hasDoerBefore, hasDoerHere, hasFate, isAuthor, isThanksTo, POINTERS, saysNow } from "./authors.ts";
import { isActor, isFated } from "./cause-kinds.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { predicateOf } from "./predicate.ts";
import { remember } from "./remember.ts";
import { hasCulprit, isBlamedOnSomebody, isDeedBefore, isDoneBySomebody } from "./ruin-blame.ts";
import { ruinShapes } from "./ruin-shapes.ts";
import { DEAR } from "./ruin-words.ts";
import { Taken } from "./taken.ts";
import { isOther } from "./target.ts";

const BECAUSE_SINCE = cueAsWritten("because since");

const DEVASTATING_SHATTERING_HEARTBREAKING = cueAsWritten("devastating shattering heartbreaking harrowing");
const ABSOLUTELY_LITERALLY_COMPLETELY = cueAsWritten("absolutely literally completely totally just basically");
const TURN_MAKE_LEAVE = cueAsLemma("turn make leave plunge");

/** The effect of somebody's act told as ruin. Token indices, end exclusive. */
interface Effect {
  readonly first: number;
  readonly end: number;
  readonly severity: number;
}

const USUAL_SEVERITY = 0.65;

const UNREAL = new Set(["would", "could", "might", "may", "should", "can"]);

export const effects = remember((reading: Reading): Effect[] => {
  const found: Effect[] = [];
  for (const match of matchesOf(reading, "catastrophe")) {
    const aimed = forRuining(reading, match);
    if (aimed !== undefined) {
      found.push(aimed);
      continue;
    }
    if (isOfTale(reading, match.first)) continue;
    const { first } = match;
    if (isDisowned(reading, first) || isNegated(reading, first) || isCheered(reading, first)) continue;
    if (isSelfPicture(reading, first) || isByFate(reading, first)) continue;
    const isVerb = match.end - first === 1 && reading.tokens[first]?.tag === "VERB" && !lists.RUINED.has(match.text);
    const end = byVerb(reading, match) ?? (isVerb ? undefined : byNoun(reading, match));
    if (end !== undefined) found.push({ first, end, severity: match.severity ?? USUAL_SEVERITY });
  }
  const taken = new Taken();
  for (const { first, end } of found) taken.add(first, end);
  for (const match of [...matchesOf(reading, "ruin-deed"), ...matchesOf(reading, "ruin-state")]) {
    const { first, end } = match;
    if (taken.touches(first, end) || isDisowned(reading, first) || isCheered(reading, first)) continue;
    if (isSelfPicture(reading, first) || isDoneFor(reading, first)) continue;
    if (isOfTale(reading, first) || (match.text.endsWith("death of") && is(reading, end + 1, "kin"))) continue;
    const isTold = match.name === "ruin-deed" ? isDoneBySomebody(reading, match) : isBlamedOnSomebody(reading, match);
    if (!isTold) continue;
    found.push({ first, end, severity: match.severity ?? USUAL_SEVERITY });
    taken.add(first, end);
  }
  for (const { first, end } of ruinShapes(reading)) {
    if (!taken.touches(first, end) && !isCheered(reading, first) && !isHeartsink(reading, first))
      found.push({ first, end, severity: USUAL_SEVERITY });
  }
  return found.sort((a, b) => a.first - b.first);
});

/** "Thanks for ruining my day", "I'll never forgive her for wrecking the party" */
function forRuining(reading: Reading, { first, end }: Match): Effect | undefined {
  const { lemma = "", norm: word = "" } = tokenAt(reading, first) ?? {};
  if (!lists.RUINED.has(lemma) || !word.endsWith("ing") || norm(reading, first - 1) !== "for") return undefined;
  const isAimed = ["you", "him", "her", "them", "thanks", "cheers"].includes(norm(reading, first - 2));
  const object = phraseAt(reading, first + 1);
  return isAimed && object !== undefined && !isDisowned(reading, first)
    ? { first, end: Math.max(end, object.end), severity: USUAL_SEVERITY }
    : undefined;
}

/** "The launch went up in smoke because the server room flooded": the sentence itself names fate as the cause. */
function isByFate(reading: Reading, first: number): boolean {
  return clausesOf(reading, reading.tokens[first]?.sentence ?? -1).some(
    (clause) =>
      isCue(reading, BECAUSE_SINCE, clause.connector) && clause.subject?.person === "thing" && isFated(reading, clause),
  );
}

/** "My heart sank", "that made me devastated": a feeling. */
function isHeartsink(reading: Reading, first: number): boolean {
  return is(reading, first, "feeling-phrase");
}

/** "I feel like a complete failure." */
function isSelfPicture(reading: Reading, first: number): boolean {
  const like = /^(?:an?|such)$/.test(norm(reading, first - 1)) ? first - 2 : first - 1;
  return norm(reading, like) === "like" && tokenAt(reading, like - 1)?.lemma === "feel";
}

/** "That book is devastating" */
function isOfTale(reading: Reading, first: number): boolean {
  const opens = reading.sentences[reading.tokens[first]?.sentence ?? -1]?.firstToken ?? first;
  const subject = phraseAt(reading, opens);
  return (
    isCue(reading, DEVASTATING_SHATTERING_HEARTBREAKING, first) &&
    subject !== undefined &&
    lists.BOOK_FILM_MOVIE.has(norm(reading, subject.head))
  );
}

/** "after all you've done for us", "what she did for me" */
function isDoneFor(reading: Reading, first: number): boolean {
  if (tokenAt(reading, first)?.lemma !== "do" || norm(reading, first + 1) !== "for") return false;
  const subject = clauseOf(reading, first)?.subject;
  return subject !== undefined && lists.ALL_EVERYTHING_WHAT.has(norm(reading, subject.first - 1));
}

const LAUGHS = cueAsWritten("laughed giggled giggling hilarious");
const HAPPY = cueAsWritten("happy");
const TEARS = cueAsWritten("tears");

/** "destroyed them 5-0" */
function isGame(reading: Reading, first: number, end: number): boolean {
  return findToken(reading, first, end, isScore) !== -1;
}

const isScore = asksWord((norm) => /^\d{1,2}[-–]\d{1,2}$/.test(norm));

/** "You smashed that interview, well done.", "That joke destroyed me, I haven't laughed so hard in years." */
function isCheered(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const { firstToken, endToken } = sentence;
  if (holds(reading, LAUGHS, firstToken, endToken) || isGame(reading, firstToken, endToken)) return true;
  if (placesIn(reading, TEARS, firstToken, endToken).some((at) => norm(reading, at - 1) === "happy")) return true;
  if (placesIn(reading, HAPPY, firstToken, endToken).some((at) => /^every(?:one|body)$/.test(norm(reading, at - 2))))
    return true;
  // "Well done, you ruined my birthday": praise that is not meant.
  const isMock = is(reading, firstToken, "praise") && ["ruin", "wreck"].includes(tokenAt(reading, index)?.lemma ?? "");
  if (isMock || !hasMatch(reading, "praise", firstToken, endToken)) return false;
  for (let at = firstToken; at < endToken; at++) if (is(reading, at, "praise") && !isThanking(reading, at)) return true;
  return false;
}

/** "Cheers for the speech, you ruined the day": thanks that are not meant. */
function isThanking(reading: Reading, at: number): boolean {
  return (
    reading.tokens[at]?.matches.some(({ name, text }) => name === "praise" && /^(?:cheers|thanks)/.test(text)) === true
  );
}

/** "You ruined everything": the verb with what it strikes; undefined when no person's act is behind it. */
function byVerb(reading: Reading, { first, end, text }: Match): number | undefined {
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (clause === undefined || verb === undefined || UNREAL.has(verb.modal)) return undefined;
  const isAfterDeed = verb.head !== first && isPastVerb(reading, first) && isDeedBefore(reading, clause);
  if (verb.head !== first && !isAfterDeed) return undefined;
  if (clause.role === "if" || lists.MESS_SHAMBLES_FARCE.has(text)) return undefined;
  if (verb.passive && !lists.RUINED.has(text)) return undefined;
  if (text === "spoil" && norm(reading, first + 1) === "for") return undefined;
  if (verb.passive) return isBlamed(reading, clause, end) ? Math.max(end, first + 1) : undefined;
  if (!isAuthor(reading, clause.subject, first) && !isDeedBefore(reading, clause)) return undefined;
  // "ruined absolutely everything"
  const behind = isCue(reading, ABSOLUTELY_LITERALLY_COMPLETELY, first + 1) ? 2 : 1;
  const object = phraseAt(reading, first + behind);
  const isStruck = object !== undefined;
  if (!isStruck && end - first === 1) return undefined;
  if (
    (text === "kill" || text === "murder" || text === "break") &&
    !lists.KILLABLE.has(tokenAt(reading, object?.head ?? -1)?.lemma ?? "")
  )
    return undefined;
  const isWhole = object !== undefined && ["whole", "entire"].includes(norm(reading, object.head - 1));
  if (lists.TECHNICAL.has(text) && !isWhole && isTechnical(reading, object)) return undefined;
  const struck = end - first > 1 ? phraseAt(reading, end) : object;
  if (isFeat(reading, text, struck)) return undefined;
  return Math.max(end, isStruck ? object.end : end);
}

/** "What you said *destroyed* me": a second verb that the clause did not take for its own. */
function isPastVerb(reading: Reading, index: number): boolean {
  const token = reading.tokens[index];
  return token?.tag === "VERB" && token.form === "ed";
}

/** "You smashed that interview!", "you spoil us": praise in the clothes of ruin. */
function isFeat(reading: Reading, text: string, object: NounPhrase | undefined): boolean {
  if (object === undefined) return false;
  const word = norm(reading, object.head);
  if (lists.TOYS.has(word)) return true;
  if (text === "wipe out")
    return (
      object.person === "thing" &&
      !DEAR.has(tokenAt(reading, object.head)?.lemma ?? "") &&
      !lists.SAVINGS_HOPES_CHANCES.has(word)
    );
  if (text === "blow up") return lists.BALLOONS_BALLOON_PHOTOS.has(word);
  if (text === "spoil")
    return (
      object.person !== "thing" && object.person !== "work" && !DEAR.has(tokenAt(reading, object.head)?.lemma ?? "")
    );
  return (
    ["smash", "crush", "kill", "murder", "wreck"].includes(text) &&
    lists.INTERVIEW_EXAM_TEST.has(norm(reading, object.head))
  );
}

/** "kills the oldest worker": machines' parts and goods, not a mood, a deal or a team. */
function isTechnical(reading: Reading, object: NounPhrase | undefined): boolean {
  return (
    object === undefined ||
    is(reading, object.head, "thing") ||
    lists.WORKER_PROCESS_JOB.has(reading.tokens[object.head]?.lemma ?? "")
  );
}

/** "was ruined by you", or "was ruined" with somebody's act in the sentences before. */
function isBlamed(reading: Reading, clause: Clause, end: number): boolean {
  if (norm(reading, end) === "by") {
    const doer = phraseAt(reading, end + 1);
    return doer !== undefined && (isActor(reading, doer) || doer.person === "work" || isOther(doer.owner));
  }
  return hasDoerBefore(reading, clause);
}

function byNoun(reading: Reading, match: Match): number | undefined {
  const { first, end, text } = match;
  const clause = clauseOf(reading, first);
  if (clause === undefined) return undefined;
  if (isDearRuined(reading, clause, match)) return end;
  // "It would ruin my day", "the party was ruined by the rain"
  const isVerb = clause.verb?.head === first;
  if (isVerb && UNREAL.has(clause.verb.modal)) return undefined;
  const isStruck = clause.verb?.lemma === "be" && lists.RUINED.has(text);
  const sentence = reading.sentences[clause.sentence];
  const from = sentence?.firstToken ?? first;
  const isByRain = norm(reading, end) === "by" || hasFate(reading, from, sentence?.endToken ?? end);
  const isBare = sentence?.question || ["relative", "that"].includes(clause.role);
  if (((isVerb && clause.verb.passive) || isStruck) && (isByRain || isBare)) return undefined;
  if (/^(?:cost|ruin|lose|lost|set|turn|make|made|never)/.test(text))
    return isAuthor(reading, clause.subject, first) || isThanksTo(reading, clause) ? end : undefined;
  if (/^(?:everything|it's all|all ruined|all is)/.test(text))
    return hasDoerBefore(reading, clause) || isThanksTo(reading, clause) || saysNow(reading, clause) ? end : undefined;
  if (clause.subject?.person === "speaker" && /ed$/.test(norm(reading, first))) return undefined;
  const phrase = phraseAt(reading, first);
  const opens = Math.min(phrase?.first ?? first, first);
  if (norm(reading, end) === "of")
    return isThanksTo(reading, clause) || (isLaughing(text) && hasCulprit(reading, clause, first, end))
      ? end
      : isLaughing(text) && isAuthor(reading, clause.subject, first)
        ? end
        : undefined;
  const into = intoWhat(reading, clause, opens);
  if (into) return end;
  const subject = predicateOf(reading, opens)?.subject;
  if (subject === undefined || norm(reading, subject.head) === "there") return undefined;
  if (isOther(subject.person) && subject.person !== "group") return undefined;
  const isExplained = isThanksTo(reading, clause) || saysNow(reading, clause) || hasDoerHere(reading, clause);
  if (is(reading, subject.head, "thing") && !isExplained) return undefined;
  if (hasFate(reading, clause.first, clause.end)) return undefined;
  // "The way you handled it was a shambles" judges the way.
  if (norm(reading, subject.head) === "way") return undefined;
  const isStrong = !lists.PLAIN_TALK.has(text);
  if (!isStrong && subject.person === "work") return undefined;
  const isSeen = hasDoerBefore(reading, clause) || isThanksTo(reading, clause) || subject.person === "work";
  if (POINTERS.has(norm(reading, subject.head)))
    return isThanksTo(reading, clause) || (isStrong && (hasDoerBefore(reading, clause) || saysNow(reading, clause)))
      ? end
      : undefined;
  if (text === "mess" && !saysNow(reading, clause)) return undefined;
  return isSeen || (isStrong && saysNow(reading, clause)) ? end : undefined;
}

/** "and now Christmas is ruined", "my whole week is wrecked", whatever the tagger made of the participle. */
function isDearRuined(reading: Reading, clause: Clause, { first, text }: Match): boolean {
  const subject = predicateOf(reading, first)?.subject;
  if (!lists.RUINED.has(text) || !norm(reading, first).endsWith("ed") || subject === undefined) return false;
  const lemma = reading.tokens[subject.head]?.lemma ?? "";
  const isDear = DEAR.has(lemma) || ["day", "trip", "meeting", "dinner", "meal", "picnic"].includes(lemma);
  return isDear && (hasDoerBefore(reading, clause) || isThanksTo(reading, clause));
}

function isLaughing(text: string): boolean {
  return text.startsWith("laughing");
}

/** "you turned the day into a nightmare", "made my first term a nightmare". */
function intoWhat(reading: Reading, clause: Clause, opens: number): boolean {
  const verb = clause.verb;
  if (verb === undefined || !isCue(reading, TURN_MAKE_LEAVE, verb.head)) return false;
  if (opens <= verb.end) return false;
  return isAuthor(reading, clause.subject, verb.head);
}
