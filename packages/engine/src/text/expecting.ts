import * as common from "../lexicon/words/common.ts";
import * as lists from "../lexicon/words/expecting.ts";
import { isPointedAt } from "./person-words.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, follows, hasMatch, is, norm, phraseAt } from "./query.ts";
import type { NounPhrase, Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

const TO = cueAsWritten("to");
const YOU_YOUR = cueAsWritten("you your");
const BY_WITHIN_ON = cueAsWritten("by within on before");

/** "I expect an answer", "I expect you to"; not "I expect it will rain", "I expect to win", "we expect forty guests". */
export function expectsOfOthers(reading: Reading, at: number): boolean {
  const next = norm(reading, at);
  // "I expected better from you" regrets; it asks for nothing.
  if (norm(reading, at - 1) === "expected" && ["more", "better", "so", "as", "different"].includes(next)) return false;
  if (lists.YOU_HIM_HER.has(next)) {
    if (next === "you" && ["at", "in", "here", "back", "on"].includes(norm(reading, at + 1))) return true;
    return holds(reading, TO, at + 1, at + 5) && !lists.WILL_ARE_IS.has(norm(reading, at + 1));
  }
  if (next === "nothing" || next === "no" || next === "that")
    return ["less", "you", "this", "it", "further", "more"].includes(norm(reading, at + 1));
  if (next === "to") return expectsToGet(reading, at + 1);
  const phrase = phraseAt(reading, at);
  if (phrase !== undefined && (isWordSent(reading, phrase) || isPeace(reading, phrase))) return true;
  // "I expect my husband to help"
  const isSomebody = phrase?.first === at && norm(reading, phrase.end) === "to" && isPointedAt(phrase);
  if (isSomebody && phrase.owner === "speaker" && lists.OWED.has(norm(reading, phrase.end + 1))) return true;
  if (phrase?.first === at && common.THE_THAT_THIS.has(next) && isLeftSo(reading, phrase.end)) return true;
  const after = lists.BACK_HERE_GONE.has(norm(reading, phrase?.end ?? -1)) ? 1 : 0;
  const limit = reading.sentences[reading.tokens[at]?.sentence ?? -1]?.endToken ?? at;
  const isDue = ["by", "within"].includes(norm(reading, (phrase?.end ?? at) + after));
  if (phrase !== undefined && (isDue || hasMatch(reading, "urgency", phrase.end, limit)))
    return !is(reading, phrase.head, "harmless-cause");
  if (phrase !== undefined && isInMine(reading, phrase.end)) return true;
  if (
    findToken(
      reading,
      at,
      at + 6,
      ({ norm: word, index }) => word === "in" && norm(reading, index + 1) === "writing",
    ) !== -1
  )
    return true;
  if (phrase !== undefined && follows(reading, phrase.end, "to", "be") && isLeftSo(reading, phrase.end + 2))
    return true;
  if (phrase?.owner === "speaker" && !is(reading, phrase.head, "thing") && follows(reading, phrase.end, "to", "be"))
    return true;
  if (
    phrase?.first === at &&
    norm(reading, phrase.end) === "back" &&
    (norm(reading, phrase.end + 2) === "you" || !lists.ON_AT_IN.has(norm(reading, phrase.end + 1))) &&
    phrase.person === "thing" &&
    next !== "a" &&
    next !== "an"
  )
    return true;
  if (phrase?.owner === "you" && isTense(reading) && lists.BY_TODAY_TOMORROW.has(norm(reading, phrase.end)))
    return true;
  const from = phrase === undefined ? at : phrase.first;
  return (
    findToken(
      reading,
      from,
      Math.max(phrase?.end ?? at, at + 2),
      ({ lemma, norm: word, index }) =>
        (lists.ANSWERS.has(lemma) || lists.ANSWERS.has(word)) &&
        !(word === "results" && norm(reading, index - 1) === "the"),
    ) !== -1
  );
}

/** "a call from your manager", "a letter within the week"; not "a call from my sister", "an email from the bank". */
function isWordSent(reading: Reading, { first, head, end }: NounPhrase): boolean {
  if (!lists.WORD_SENT.has(norm(reading, head)) || !["a", "an", "your", "some"].includes(norm(reading, first)))
    return false;
  const sentence = reading.sentences[reading.tokens[head]?.sentence ?? -1]?.endToken ?? end;
  const isDue =
    ["by", "within", "before", "today", "tonight", "tomorrow"].includes(norm(reading, end)) ||
    hasMatch(reading, "urgency", end, sentence);
  if (norm(reading, end) !== "from") return isDue || isTense(reading);
  const from = phraseAt(reading, end + 1);
  if (from === undefined || from.owner === "speaker") return false;
  if (from.person === "you" || from.owner === "you") return true;
  const isDueLater = holds(reading, BY_WITHIN_ON, from.end, sentence);
  return (
    from.person !== "name" &&
    ((isDueLater && from.person !== "group") ||
      isTense(reading) ||
      ["a", "an", "someone", "somebody"].includes(norm(reading, from.first)))
  );
}

/** "quiet until eight", "some peace after ten" */
function isPeace(reading: Reading, { head, end }: NounPhrase): boolean {
  return (
    ["quiet", "silence", "peace", "calm"].includes(norm(reading, head)) &&
    /^(?:until|till|after|before|from|at|in|by|on|during|when|while|,|\.|!|)$/.test(norm(reading, end))
  );
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
