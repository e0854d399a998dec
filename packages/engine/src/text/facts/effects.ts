import * as lists from "../../lexicon/words/effects.ts";
import { RUINED } from "../../lexicon/words/ruin-words.ts";
import { cueAsWritten, holds, isCue, placesIn } from "../places.ts";
import { clauseOf, clausesOf, findToken, hasMatch, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { asksWord } from "../word.ts";
import { isFated } from "./cause-kinds.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { remember } from "./remember.ts";
import { isBlamedOnSomebody, isDoneBySomebody } from "./ruin-blame.ts";
import { isRuinByNoun } from "./ruin-nouns.ts";
import { ruinShapes } from "./ruin-shapes.ts";
import { byVerb } from "./ruin-verbs.ts";
import { Taken } from "./taken.ts";

const BECAUSE_SINCE = cueAsWritten("because since");
const DEVASTATING_SHATTERING_HEARTBREAKING = cueAsWritten("devastating shattering heartbreaking harrowing");

/** The effect of somebody's act told as ruin. Token indices, end exclusive. */
interface Effect {
  readonly first: number;
  readonly end: number;
  readonly severity: number;
}

const USUAL_SEVERITY = 0.65;

export const effects = remember((reading: Reading): Effect[] => {
  const found = matchesOf(reading, "catastrophe").flatMap(
    (match) => forRuining(reading, match) ?? catastrophe(reading, match) ?? [],
  );
  const taken = new Taken();
  for (const { first, end } of found) taken.add(first, end);
  for (const match of [...matchesOf(reading, "ruin-deed"), ...matchesOf(reading, "ruin-state")]) {
    const { first, end, severity = USUAL_SEVERITY } = match;
    if (taken.touches(first, end) || !isRuin(reading, match)) continue;
    found.push({ first, end, severity });
    taken.add(first, end);
  }
  for (const { first, end } of ruinShapes(reading)) {
    // "My heart sank", "that made me devastated": a feeling.
    const isFelt = is(reading, first, "feeling-phrase");
    if (!taken.touches(first, end) && !isCheered(reading, first) && !isFelt)
      found.push({ first, end, severity: USUAL_SEVERITY });
  }
  return found.sort((a, b) => a.first - b.first);
});

/** "It was a catastrophe", "you ruined everything" */
function catastrophe(reading: Reading, match: Match): Effect | undefined {
  const { first, severity = USUAL_SEVERITY } = match;
  if (isDisowned(reading, first) || isNegated(reading, first) || isCheered(reading, first)) return undefined;
  if (isSelfPicture(reading, first) || isByFate(reading, first) || isOfTale(reading, first)) return undefined;
  const isVerb = match.end - first === 1 && reading.tokens[first]?.tag === "VERB" && !RUINED.has(match.text);
  const end = byVerb(reading, match) ?? (!isVerb && isRuinByNoun(reading, match) ? match.end : undefined);
  return end === undefined ? undefined : { first, end, severity };
}

/** "You killed my confidence", "my reputation is in tatters" */
function isRuin(reading: Reading, match: Match): boolean {
  const { first, end, text, name } = match;
  if (isDisowned(reading, first) || isCheered(reading, first) || isSelfPicture(reading, first)) return false;
  if (isDoneFor(reading, first) || isOfTale(reading, first)) return false;
  if (text.endsWith("death of") && is(reading, end + 1, "kin")) return false;
  return name === "ruin-deed" ? isDoneBySomebody(reading, match) : isBlamedOnSomebody(reading, match);
}

/** "Thanks for ruining my day", "I'll never forgive her for wrecking the party" */
function forRuining(reading: Reading, { first, end }: Match): Effect | undefined {
  const { lemma = "", norm: word = "" } = tokenAt(reading, first) ?? {};
  if (!RUINED.has(lemma) || !word.endsWith("ing") || norm(reading, first - 1) !== "for") return undefined;
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
    lists.TALES.has(norm(reading, subject.head))
  );
}

/** "after all you've done for us", "what she did for me" */
function isDoneFor(reading: Reading, first: number): boolean {
  if (tokenAt(reading, first)?.lemma !== "do" || norm(reading, first + 1) !== "for") return false;
  const subject = clauseOf(reading, first)?.subject;
  return subject !== undefined && lists.AFTER_ALL_THAT.has(norm(reading, subject.first - 1));
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
