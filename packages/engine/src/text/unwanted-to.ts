import * as common from "../lexicon/words/common.ts";
import * as lists from "../lexicon/words/unwanted-to.ts";
import { rows } from "../matcher/rows.ts";
import { doneToEnd, isDoneToAt } from "./done-to.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import type { Stretch } from "./span.ts";
import { isPersonAt, isRoleAt, phraseEnd } from "./suffered.ts";
import { isTense } from "./tense.ts";

const YOUR_YOURS_HIM = cueAsWritten(lists.YOUR_YOURS_HIM);
const WITH = cueAsWritten("with");
const WEARY = cueAsWritten(lists.WEARY);
const BURDENED = cueAsWritten(lists.BURDENED);
const ONCE_MORE = cueAsWritten("again anymore longer");
const WITH_ANYMORE_AGAIN = cueAsWritten(lists.WITH_ANYMORE_AGAIN);

const STRIFE = new Set("fight argue quarrel row bicker squabble".split(" "));

/** to be treated, to be the only one, to hear it, to see you again, to argue with you, to keep reminding you */
export function afterTo(reading: Reading, first: number, to: number): Stretch | undefined {
  const end = unwantedEnd(reading, to, reading.tokens[to + 1]?.lemma ?? "");
  return end === -1 ? undefined : { first, end };
}

function unwantedEnd(reading: Reading, to: number, lemma: string): number {
  if (lemma === "be" || lemma === "get") return toBeEnd(reading, to);
  if (lemma === "feel") return isLowFeeling(reading, to + 2) ? doneToEnd(reading, to + 2) : -1;
  if (lemma === "have" || lemma === "keep") return toKeepEnd(reading, to);
  return toDoEnd(reading, to, lemma);
}

/** (to) nag, share an office with Brian, argue with you, hear that word, live like this, play the clown */
function toDoEnd(reading: Reading, to: number, lemma: string): number {
  if (isChore(reading, to) || isOnceMore(reading, to) || isStayingAway(reading, to)) return to + 2;
  if (STRIFE.has(lemma)) return isWithPerson(reading, to) ? to + 2 : -1;
  if (lemma === "hear" && reading.tokens[to + 2]?.shielded) return to + 2;
  if (sworn.fit(reading, to + 1)) return to + 4;
  if (borne.fit(reading, to + 1)) return to + 3;
  const isPart = lemma === "play" && lists.PARTS.has(norm(reading, phraseEnd(reading, to + 2) - 1));
  return isPart || (lists.HEAR_SEE_DEAL.has(lemma) && isOfYou(reading, to, lemma)) ? to + 3 : -1;
}

const sworn = rows(
  "see~|hear~ the|that word|words|phrase|expression|nickname", // = I don't want to hear that word. ≠ I don't want to hear that song.
);

const borne = rows(
  { about: lists.ABOUT_FROM_THROUGH },
  "find~ out {about}", // = I don't want to find out from the neighbours. ≠ I don't want to find out.
  "live~ like|this|that", // = I don't want to live like this. ≠ I don't want to live here.
  "sit~|go~ through this|that|it|another", // = I don't want to go through that again. ≠ I don't want to go through town.
);

/** "(to see) you", "(to talk) to him", "(to hear) it" */
function isOfYou(reading: Reading, to: number, lemma: string): boolean {
  const after = norm(reading, to + 2);
  if (common.YOU_YOUR_HIM.has(after) || (lemma === "hear" && isSaid(reading, to + 2))) return true;
  return ["with", "to", "from", "up", "next"].includes(after) && isPersonAt(reading, to + 3);
}

/** (to be) caught in the middle, part of your games, your taxi, the house everybody dumps their boxes at, interrupted */
function toBeEnd(reading: Reading, to: number): number {
  const at = to + 2;
  if (between.fit(reading, at)) return to + 3;
  if (involved.fit(reading, at)) return to + 4;
  if (isPartLaidDown(reading, at) || isRoleAt(reading, at)) return to + 3;
  // "to be a box that gets ticked"
  const next = norm(reading, phraseEnd(reading, at));
  const isRelative = ["that", "who", "which", "everybody", "everyone", "people"].includes(next);
  if (isRelative && ["a", "an", "the"].includes(norm(reading, at))) return at;
  return isDoneToAt(reading, at) && !bothering.fit(reading, at) ? doneToEnd(reading, at) : -1;
}

const between = rows(
  "in|caught the|between middle|between|you|your|two", // = I don't want to be in the middle. ≠ I don't want to be in the way.
);

const involved = rows(
  { theirs: isTheirs },
  "part|involved of|in {theirs}", // = I don't want to be part of this. ≠ I don't want to be part of the band.
);

const bothering = rows(
  "a burden|nuisance|bother|pain|pest|problem", // = I don't want to be a burden. ≠ I don't want to be a doormat.
);

/** "(to be) the roadie any more", "the bad guy again" */
function isPartLaidDown(reading: Reading, at: number): boolean {
  if (norm(reading, at) !== "the") return false;
  const end = reading.clauses[reading.tokens[at]?.clause ?? -1]?.end ?? at;
  return holds(reading, ONCE_MORE, at, end) || isAnyMore(reading, at, end);
}

const TO = cueAsWritten("to");

/** "(to explain) myself", "every penny" */
function isOfMine(reading: Reading, at: number): boolean {
  return lists.MY_OUR_MYSELF.has(norm(reading, at));
}

/** "to chase people any more", "to nag", "to clean up after everyone", "to do everything alone": work that others leave. */
function isChore(reading: Reading, to: number): boolean {
  const verb = reading.tokens[to + 1];
  if (verb === undefined || !lists.TASKS.has(verb.lemma)) return false;
  const end = reading.clauses[verb.clause]?.end ?? to;
  const isWeary = holds(reading, WEARY, to + 2, end) || isAnyMore(reading, to + 2, end);
  if (["nag", "beg", "pester", "plead", "chase", "babysit"].includes(verb.lemma)) {
    const isPerson = isPersonAt(reading, to + 2);
    // "to beg for our own deposit"
    const isOwed = verb.lemma === "beg" && ["my", "our"].includes(norm(reading, to + 3));
    return isPerson || isOwed || (isWeary && phraseAt(reading, to + 2)?.first !== to + 2);
  }
  if (isWeary) return !["it", "this", "that", "anything"].includes(norm(reading, to + 2));
  // "to justify a toilet break to you", "to report to you every hour"
  const at = verb.lemma === "explain" && !isOfMine(reading, to + 2) ? -1 : firstIn(reading, TO, to + 2, end);
  return at !== -1 && isPersonAt(reading, at + 1);
}

/** "to conduct an empty row again", "to carry the whole shift any longer"; after hard words "to cook every evening", "to eat alone" */
function isOnceMore(reading: Reading, to: number): boolean {
  const verb = reading.tokens[to + 1];
  if (verb === undefined || lists.SPARED.has(verb.lemma)) return false;
  const end = reading.clauses[verb.clause]?.end ?? to;
  const isOwnAffair = lists.OWN_AFFAIRS.has(verb.lemma);
  if (isTense(reading) && (!isOwnAffair || holds(reading, BURDENED, to + 2, end))) return true;
  if (isOwnAffair || lists.TASKS.has(verb.lemma) || phraseAt(reading, to + 2)?.first !== to + 2) return false;
  return holds(reading, ONCE_MORE, to + 2, end) || isAnyMore(reading, to + 2, end);
}

function isAnyMore(reading: Reading, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (norm(reading, at) === "more" && norm(reading, at - 1) === "any") return true;
  return false;
}

/** "to share an office with Brian" */
function isStayingAway(reading: Reading, to: number): boolean {
  const verb = reading.tokens[to + 1];
  if (verb === undefined) return false;
  const end = reading.clauses[verb.clause]?.end ?? to;
  if (!["share", "work", "sit", "live", "spend"].includes(verb.lemma)) return false;
  const at = firstIn(reading, WITH, to + 2, end);
  return at !== -1 && isPersonAt(reading, at + 1);
}

/** "your games", "this circus": somebody else's doing */
function isTheirs(reading: Reading, at: number): boolean {
  if (["your", "his", "her", "their"].includes(norm(reading, at))) return true;
  const end = phraseEnd(reading, at);
  return (
    ["this", "that", "it"].includes(norm(reading, at)) && (end === at + 1 || lists.DOING.has(norm(reading, end - 1)))
  );
}

/** What is not to be heard: "it", "any excuses", "one more word", "that it was a joke", "'calm down'" */
function isSaid(reading: Reading, at: number): boolean {
  const word = norm(reading, at);
  if (word === "one" || word === "a") return ["more", "single", "word", "peep"].includes(norm(reading, at + 1));
  return lists.IT_THIS_THAT.has(word);
}

/** "to feel like a guest in my own house", "to feel left out" */
function isLowFeeling(reading: Reading, at: number): boolean {
  if (norm(reading, at) === "like") return ["a", "an", "the", "your", "i"].includes(norm(reading, at + 1));
  return (
    isDoneToAt(reading, at) ||
    ["small", "stupid", "invisible", "guilty", "unwelcome", "ashamed"].includes(norm(reading, at))
  );
}

/** "to have to chase you", "to keep picking up your shifts": somebody else's share */
function toKeepEnd(reading: Reading, to: number): number {
  if (talking.fit(reading, to + 2)) return to + 4;
  const isHaveTo = norm(reading, to + 1) === "have" && norm(reading, to + 2) === "to";
  const verb = reading.tokens[to + (isHaveTo ? 3 : 2)];
  if (verb === undefined || (!isHaveTo && verb.form !== "ing")) return -1;
  const end = reading.sentences[verb.sentence]?.endToken ?? verb.index;
  const isYours = holds(reading, YOUR_YOURS_HIM, verb.index + 1, end);
  const isYou = norm(reading, verb.index + 1) === "you";
  return isYours || isYou || lists.CHORES.has(verb.lemma) ? verb.index + 1 : -1;
}

const talking = rows(
  { talk: lists.ARGUMENT_DISCUSSION_CONVERSATION },
  "this|that|another|the {talk}", // = I don't want to have this argument again. ≠ I don't want to have this cake.
);

/** "argue with you", "fight any more", "row about money every weekend"; "argue about the bill, it's on me" is not. */
function isWithPerson(reading: Reading, to: number): boolean {
  const end = reading.sentences[reading.tokens[to]?.sentence ?? -1]?.endToken ?? to;
  const next = reading.tokens[to + 2];
  if (next === undefined || next.tag === "PUNCT" || next.sentence !== reading.tokens[to]?.sentence) return true;
  return holds(reading, WITH_ANYMORE_AGAIN, to + 2, end);
}
