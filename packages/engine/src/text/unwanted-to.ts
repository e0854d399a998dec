import * as common from "../lexicon/words/common.ts";
import * as lists from "../lexicon/words/unwanted-to.ts";
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
  const verb = reading.tokens[to + 1];
  const after = reading.tokens[to + 2];
  if (verb === undefined) return undefined;
  if (verb.lemma === "be" || verb.lemma === "get") {
    if (
      ["in", "caught"].includes(after?.norm ?? "") &&
      ["the", "between"].includes(norm(reading, to + 3)) &&
      ["middle", "between", "you", "your", "two"].includes(norm(reading, to + 4))
    )
      return { first, end: to + 3 };
    const isIn = ["part", "involved"].includes(after?.norm ?? "") && ["of", "in"].includes(norm(reading, to + 3));
    if (isIn && isTheirs(reading, to + 4)) return { first, end: to + 4 };
    if (isPartLaidDown(reading, to + 2) || isRoleAt(reading, to + 2)) return { first, end: to + 3 };
    const picture = phraseAt(reading, to + 2);
    // "to be a box that gets ticked", "the house everybody dumps their boxes at"
    const next = norm(reading, picture?.end ?? -1);
    const isRelative = ["that", "who", "which", "everybody", "everyone", "people"].includes(next);
    if (["a", "an", "the"].includes(after?.norm ?? "") && isRelative) return { first, end: to + 2 };
    const isCare =
      after?.norm === "a" &&
      ["burden", "nuisance", "bother", "pain", "pest", "problem"].includes(norm(reading, to + 3));
    return isDoneToAt(reading, to + 2) && !isCare ? { first, end: doneToEnd(reading, to + 2) } : undefined;
  }
  if (verb.lemma === "feel")
    return isLowFeeling(reading, to + 2) ? { first, end: doneToEnd(reading, to + 2) } : undefined;
  if (verb.lemma === "have" || verb.lemma === "keep") return toKeep(reading, first, to);
  if (isChore(reading, to) || isOnceMore(reading, to)) return { first, end: to + 2 };
  if (verb.lemma === "play" && lists.PARTS.has(norm(reading, phraseEnd(reading, to + 2) - 1)))
    return { first, end: to + 3 };
  if (isStayingAway(reading, to)) return { first, end: to + 2 };
  if (STRIFE.has(verb.lemma)) return isWithPerson(reading, to) ? { first, end: to + 2 } : undefined;
  if (verb.lemma === "find" && after?.norm === "out" && lists.ABOUT_FROM_THROUGH.has(norm(reading, to + 3)))
    return { first, end: to + 3 };
  if (verb.lemma === "live" && ["like", "this", "that"].includes(after?.norm ?? "")) return { first, end: to + 3 };
  const isEndured =
    ["sit", "go", "get"].includes(verb.lemma) &&
    after?.norm === "through" &&
    ["this", "that", "it", "another"].includes(norm(reading, to + 3));
  if (isEndured) return { first, end: to + 3 };
  const hasYou = common.YOU_YOUR_HIM.has(after?.norm ?? "");
  const isAverse = lists.HEAR_SEE_DEAL.has(verb.lemma);
  const isWithYou =
    hasYou || (["with", "to", "from", "up", "next"].includes(after?.norm ?? "") && isPersonAt(reading, to + 3));
  if (verb.lemma === "hear" && after?.shielded) return { first, end: to + 2 };
  const isWord =
    ["the", "that"].includes(after?.norm ?? "") &&
    ["word", "words", "phrase", "expression", "nickname"].includes(norm(reading, to + 3));
  if (["see", "hear"].includes(verb.lemma) && isWord) return { first, end: to + 4 };
  const isHeard = verb.lemma === "hear" && isSaid(reading, to + 2);
  return isAverse && (isWithYou || isHeard) ? { first, end: to + 3 } : undefined;
}

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
  if (norm(reading, end) === "but") return false;
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
function toKeep(reading: Reading, first: number, to: number): Stretch | undefined {
  const isTalk =
    ["this", "that", "another", "the"].includes(norm(reading, to + 2)) &&
    lists.ARGUMENT_DISCUSSION_CONVERSATION.has(norm(reading, to + 3));
  if (isTalk) return { first, end: to + 4 };
  const isHaveTo = norm(reading, to + 1) === "have" && norm(reading, to + 2) === "to";
  const verb = reading.tokens[to + (isHaveTo ? 3 : 2)];
  if (verb === undefined || (!isHaveTo && verb.form !== "ing")) return undefined;
  const end = reading.sentences[verb.sentence]?.endToken ?? verb.index;
  const isYours = holds(reading, YOUR_YOURS_HIM, verb.index + 1, end);
  const isYou = norm(reading, verb.index + 1) === "you";
  return isYours || isYou || lists.CHORES.has(verb.lemma) ? { first, end: verb.index + 1 } : undefined;
}

/** "argue with you", "fight any more", "row about money every weekend"; "argue about the bill, it's on me" is not. */
function isWithPerson(reading: Reading, to: number): boolean {
  const end = reading.sentences[reading.tokens[to]?.sentence ?? -1]?.endToken ?? to;
  const next = reading.tokens[to + 2];
  if (next === undefined || next.tag === "PUNCT" || next.sentence !== reading.tokens[to]?.sentence) return true;
  return holds(reading, WITH_ANYMORE_AGAIN, to + 2, end);
}
