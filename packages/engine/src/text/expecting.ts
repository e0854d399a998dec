import * as common from "../lexicon/words/common.ts";
import * as lists from "../lexicon/words/expecting.ts";
import { rows } from "../matcher/rows.ts";
import { isPointedAt } from "./person-words.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, follows, hasMatch, is, norm, phraseAt } from "./query.ts";
import type { NounPhrase, Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

const YOU_YOUR = cueAsWritten("you your");
const BY_WITHIN_ON = cueAsWritten("by within on before");

/** "I expect an answer", "I expect you to"; not "I expect it will rain", "I expect to win", "we expect forty guests". */
export function expectsOfOthers(reading: Reading, at: number): boolean {
  const next = norm(reading, at);
  if (regretted.fit(reading, at)) return false;
  if (lists.YOU_HIM_HER.has(next)) return ofPeople.fit(reading, at);
  if (["nothing", "no", "that"].includes(next)) return bluntly.fit(reading, at);
  if (next === "to") return expectsToGet(reading, at + 1);
  const phrase = phraseAt(reading, at);
  if (phrase === undefined) return inWriting.fit(reading, at) || isAnswer(reading, at, at + 2);
  if (isWordSent(reading, phrase) || isPeace(reading, phrase) || isOwed(reading, phrase, at)) return true;
  if (isDue(reading, phrase)) return !is(reading, phrase.head, "harmless-cause");
  return (
    isToCome(reading, phrase, at) ||
    inWriting.fit(reading, at) ||
    isAnswer(reading, phrase.first, Math.max(phrase.end, at + 2))
  );
}

const regretted = rows(
  "expected >more|better|so|as|different", // = I expected better from you. ≠ I expect better from you.
);

const ofPeople = rows(
  { people: lists.YOU_HIM_HER, will: lists.WILL_ARE_IS },
  "you at|in|here|back|on", // = I expect you here at six. ≠ I expect you know her.
  "{people} !{will} _3 to", // = I expect everyone to be on time. ≠ I expect you are going to love it.
);

const bluntly = rows(
  "nothing|no|that less|you|this|it|further|more", // = I expect nothing less. ≠ I expect no rain.
);

/** "my husband to help", "the kitchen clean" */
function isOwed(reading: Reading, phrase: NounPhrase, at: number): boolean {
  if (phrase.first !== at) return false;
  const isTheirs = norm(reading, phrase.end) === "to" && isPointedAt(phrase) && phrase.owner === "speaker";
  if (isTheirs && lists.OWED.has(norm(reading, phrase.end + 1))) return true;
  return common.THE_THAT_THIS.has(norm(reading, at)) && isLeftSo(reading, phrase.end);
}

function isDue(reading: Reading, { head, end }: NounPhrase): boolean {
  const after = lists.BACK_HERE_GONE.has(norm(reading, end)) ? 1 : 0;
  return (
    ["by", "within"].includes(norm(reading, end + after)) ||
    hasMatch(reading, "urgency", end, sentenceEnd(reading, head))
  );
}

/** "the deposit in my account by noon", "the hall to be clean", "the ladder back", "your essay on Monday" */
function isToCome(reading: Reading, phrase: NounPhrase, at: number): boolean {
  const { end, owner } = phrase;
  if (isInMine(reading, end) || isBack(reading, phrase, at)) return true;
  if (follows(reading, end, "to", "be") && isLeftSo(reading, end + 2)) return true;
  return owner === "you" && isTense(reading) && lists.BY_TODAY_TOMORROW.has(norm(reading, end));
}

/** "the ladder back", not "the ladder back on Monday" */
function isBack(reading: Reading, { first, end, person }: NounPhrase, at: number): boolean {
  if (first !== at || person !== "thing" || ["a", "an"].includes(norm(reading, at))) return false;
  const isBare = norm(reading, end + 2) === "you" || !lists.ON_AT_IN.has(norm(reading, end + 1));
  return norm(reading, end) === "back" && isBare;
}

const inWriting = rows(
  ". _4 in writing", // = I expect it in writing. ≠ I expect it in May.
);

function isAnswer(reading: Reading, from: number, to: number): boolean {
  return (
    findToken(
      reading,
      from,
      to,
      ({ lemma, norm: word, index }) =>
        (lists.ANSWERS.has(lemma) || lists.ANSWERS.has(word)) &&
        !(word === "results" && norm(reading, index - 1) === "the"),
    ) !== -1
  );
}

function sentenceEnd(reading: Reading, index: number): number {
  return reading.sentences[reading.tokens[index]?.sentence ?? -1]?.endToken ?? index;
}

/** "a call from your manager", "a letter within the week"; not "a call from my sister", "an email from the bank". */
function isWordSent(reading: Reading, { first, head, end }: NounPhrase): boolean {
  if (!lists.WORD_SENT.has(norm(reading, head)) || !["a", "an", "your", "some"].includes(norm(reading, first)))
    return false;
  if (norm(reading, end) === "from") return isFromThem(reading, end + 1);
  const isSoon = ["by", "within", "before", "today", "tonight", "tomorrow"].includes(norm(reading, end));
  return isSoon || hasMatch(reading, "urgency", end, sentenceEnd(reading, head)) || isTense(reading);
}

/** "from your manager", "from the council by Friday" */
function isFromThem(reading: Reading, at: number): boolean {
  const from = phraseAt(reading, at);
  if (from === undefined || from.owner === "speaker") return false;
  if (from.person === "you" || from.owner === "you") return true;
  const isDueLater = from.person !== "group" && holds(reading, BY_WITHIN_ON, from.end, sentenceEnd(reading, at));
  return isDueLater || isTense(reading) || ["a", "an", "someone", "somebody"].includes(norm(reading, from.first));
}

/** "quiet until eight", "some peace after ten" */
function isPeace(reading: Reading, { head, end }: NounPhrase): boolean {
  const next = norm(reading, end);
  if (!["quiet", "silence", "peace", "calm"].includes(norm(reading, head))) return false;
  return lists.DURING.has(next) || [",", ".", "!", ""].includes(next);
}

/** "(the deposit) in my account by the 15th", "on my desk within the hour" */
function isInMine(reading: Reading, at: number): boolean {
  const place = phraseAt(reading, at + 1);
  const isMine = ["in", "on", "at", "to"].includes(norm(reading, at)) && place?.owner === "speaker";
  return isMine && ["by", "within", "before"].includes(norm(reading, place.end));
}

/** "I expect to see the papers by Wednesday", "to hear from you by noon"; not "to be home by six", "to see snow by Christmas". */
function expectsToGet(reading: Reading, verb: number): boolean {
  const end = reading.sentences[reading.tokens[verb]?.sentence ?? -1]?.endToken ?? verb;
  const isFromYou = holds(reading, YOU_YOUR, verb, end);
  if (norm(reading, verb) === "be") return lists.PAID_REFUNDED_TOLD.has(norm(reading, verb + 1));
  if (["hear", "get", "have"].includes(norm(reading, verb))) return isFromYou && !/^you/.test(norm(reading, verb + 1));
  if (!["see", "find", "receive"].includes(norm(reading, verb))) return false;
  const isDefinite = lists.THE_MY_OUR.has(norm(reading, verb + 1));
  const isDue = holds(reading, BY_WITHIN_ON, verb + 2, end);
  return isDefinite && isDue;
}

/** "(the kitchen to be) clean", "(the courts to be) free": a state that somebody is to bring about. */
function isLeftSo(reading: Reading, at: number): boolean {
  return lists.CLEAN_CLEAR_CLEANED.has(norm(reading, at));
}
