import * as lists from "../lexicon/words/bans.ts";
import { isAsked, opensOrder } from "./asking.ts";
import { nounLemma } from "./lemma.ts";
import { isBehaviourAt } from "./nuisance.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { follows, is, norm, phraseAt, tokenAt } from "./query.ts";
import type { Reading, Sentence } from "./reading.ts";

const MY_OUR_ME = cueAsWritten("my our me us please thanks");
const WORD = cueAsWritten("word");
const PLEASE = cueAsWritten("please");
const YOURSELF_YOURSELVES = cueAsWritten("yourself yourselves");
const PLEASE_MY_OUR = cueAsWritten("please my our we");
const MY_OUR_ME_WORDS = cueAsWritten(lists.MY_OUR_ME_WORDS);

/** "No shouting in my kitchen", "less noise, please", "not so loud, please": a ban without a verb. */
export function verblessEnd(reading: Reading, index: number): number {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (sentence === undefined || sentence.instruction) return -1;
  if (norm(reading, index) === "less") return lessEnd(reading, index);
  const opens = sentence.firstToken === index || (norm(reading, index) === "no" && isPleaseAt(reading, index - 1));
  if (sentence.question || !opens) return -1;
  if (norm(reading, index) === "not") return notSoEnd(reading, index, sentence);
  const verb = reading.clauses[reading.tokens[index]?.clause ?? -1]?.verb;
  const isNoted = verb?.head === index + 2 && lists.NUISANCE.has(norm(reading, index + 2));
  if (isNoted && isOurs(reading, sentence)) return index + 3;
  if (verb !== undefined) return -1;
  return lists.NUISANCE.has(norm(reading, index + 1)) && isOurs(reading, sentence) ? index + 2 : -1;
}

function isPleaseAt(reading: Reading, at: number): boolean {
  return ["please", "kindly"].includes(norm(reading, at));
}

function isOurs(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  return holds(reading, MY_OUR_ME, firstToken, endToken);
}

/** "Not another word", "Not so loud, please", "Not so much shouting", "Not in front of the kids, please", "Not on my desk, please" */
function notSoEnd(reading: Reading, index: number, sentence: Sentence): number {
  const end = sentence.endToken;
  const word = firstIn(reading, WORD, index + 2, index + 4);
  if (["another", "one", "a"].includes(norm(reading, index + 1)) && word !== -1) return word + 1;
  const isSo = norm(reading, index + 1) === "so";
  if (isSo && ["much", "many"].includes(norm(reading, index + 2)))
    return isBehaviourAt(reading, index + 3) ? index + 4 : -1;
  if (!isOurs(reading, sentence)) return -1;
  if (isSo && lists.LOUD_FAST_ROUGH.has(norm(reading, index + 2))) return index + 3;
  if (follows(reading, index, "not", "in", "front", "of")) return index + 4;
  const isPlaced = lists.IN_ON_WITH.has(norm(reading, index + 1));
  const isGuarded = ["my", "our", "your"].includes(norm(reading, index + 2));
  const isPleaded = holds(reading, PLEASE, index, end);
  return isPlaced && isGuarded && isPleaded ? index + 4 : -1;
}

/** "Less noise, please", "could you be less negative", "a bit less sarcasm would be welcome"; "be less strict with yourself" is kind. */
function lessEnd(reading: Reading, index: number): number {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  const end = sentence?.endToken ?? index;
  const isKind = holds(reading, YOURSELF_YOURSELVES, index, end);
  if (isKind) return -1;
  let at = index - 1;
  while (lists.A_LITTLE_BIT.has(norm(reading, at))) at--;
  const opens = at < (sentence?.firstToken ?? 0) || [",", "please", "so"].includes(norm(reading, at));
  if (opens) return isLessOf(reading, index + 1) ? index + 2 : -1;
  const verb = reading.tokens[at];
  const isTried = norm(reading, at - 1) === "to" && norm(reading, at - 2) === "try";
  const isDemanded =
    verb?.tag === "IMP" ||
    (isTried && tokenAt(reading, at - 2)?.tag === "IMP") ||
    opensOrder(reading, at) ||
    isAsked(reading, at);
  const isMinded = norm(reading, at) === "being" && norm(reading, at - 1) === "mind";
  if (!isDemanded && !isMinded) return -1;
  if (verb?.lemma === "be")
    return ["ADJ", "ADV", "VERB", "NOUN"].includes(reading.tokens[index + 1]?.tag ?? "") ? index + 2 : -1;
  if (verb?.lemma === "have") return isBehaviourAt(reading, index + 1) ? index + 2 : -1;
  return lists.TALK_SPEAK_COMPLAIN.has(verb?.lemma ?? "") ? index + 1 : -1;
}

/** "less noise", "less sarcasm would be welcome"; "less noise comes in now" tells. */
function isLessOf(reading: Reading, at: number): boolean {
  if (!isBehaviourAt(reading, at) && !lists.NUISANCE.has(norm(reading, at))) return false;
  const verb = reading.clauses[reading.tokens[at]?.clause ?? -1]?.verb;
  return verb === undefined || verb.modal === "would" || verb.head === at;
}

function phraseHead(reading: Reading, index: number): number {
  return phraseAt(reading, index)?.head ?? index;
}

/** "… in the sink, please" */
function isPleaded(reading: Reading, from: number, to: number): boolean {
  return holds(reading, PLEASE_MY_OUR, from, to);
}

/** "No more excuses." said to somebody; "No more seats left" counts things. */
export function noMoreEnd(reading: Reading, index: number): number {
  const token = reading.tokens[index];
  const sentence = reading.sentences[token?.sentence ?? -1];
  if (
    sentence === undefined ||
    (sentence.question &&
      norm(reading, index - 1) !== "have" &&
      !["ok", "okay", "please", "right", "pls", "yes"].includes(norm(reading, sentence.endToken - 2)))
  )
    return -1;
  const isOwn = isAimed(reading, index, sentence);
  if (is(reading, phraseHead(reading, index + 2), "harmless-cause") && !isOwn) return -1;
  const have = norm(reading, index - 1) === "have" ? index - 2 : -1;
  const isBegged = have !== -1 && ["we", "i", "please", "let's", "us"].includes(norm(reading, have));
  if (isBegged) return index + 3;
  const before = tokenAt(reading, index - 1);
  const opens =
    index === sentence.firstToken ||
    before?.tag === "PUNCT" ||
    before?.tag === "CCONJ" ||
    before?.norm === "please" ||
    before?.norm === "so";
  const phrase = phraseAt(reading, index + 2);
  const end = nounEnd(reading, Math.max(index + 3, phrase?.end ?? 0));
  const next = norm(reading, end);
  if (
    !opens ||
    end > sentence.endToken ||
    (!isOwn && norm(reading, end - 1) !== "of" && !isBehaviourAt(reading, end - 1)) ||
    lists.LEFT_AVAILABLE_REMAIN.has(next) ||
    (next === "from" && ["my", "me", "us", "our"].includes(norm(reading, end + 1))) ||
    ((next === "in" || next === "for") && !isOwn && !isPleaded(reading, sentence.firstToken, sentence.endToken))
  )
    return -1;
  const clause = reading.clauses[token?.clause ?? -1];
  const isThanked =
    clause?.verb?.lemma === "thank" &&
    lists.UNASKED.has(norm(reading, end - 1)) &&
    norm(reading, clause.end - 2) === "you";
  return clause?.verb !== undefined && !isThanked && !clause.imperative && clause.verb.first >= end
    ? -1
    : Math.min(end, sentence.endToken);
}

/** Past a plural that the tagger took for a verb: "no more voice notes", "no more fire drills". */
function nounEnd(reading: Reading, end: number): number {
  const verb = reading.tokens[end];
  const isPlural = verb?.form === "s" && nounLemma(verb.norm) !== verb.norm && reading.tokens[end + 1]?.phrase === -1;
  return isPlural ? end + 1 : end;
}

/** "… on my floor", "…, please", "…, Gerald": somebody is meant. */
function isAimed(reading: Reading, index: number, { endToken, firstToken }: Sentence): boolean {
  const last = tokenAt(reading, endToken - 1)?.tag === "PUNCT" ? endToken - 2 : endToken - 1;
  const isCalled = /^(?:lads|guys|folks|boys|girls|people|everyone|everybody|mate|kids|gents|ladies)$/;
  const isNamed =
    last > index + 2 &&
    (reading.tokens[last]?.tag === "PROPN" || isCalled.test(norm(reading, last))) &&
    norm(reading, last - 1) === ",";
  const isAnd = ["and", "so", "now"].includes(norm(reading, index - 1));
  return isNamed || isAnd || holds(reading, MY_OUR_ME_WORDS, firstToken, endToken);
}
