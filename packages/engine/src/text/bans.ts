import * as lists from "../lexicon/words/bans.ts";
import { rows } from "../matcher/rows.ts";
import { isAsked, opensOrder } from "./asking.ts";
import { nounLemma } from "./lemma.ts";
import { isBehaviourAt } from "./nuisance.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { follows, is, norm, phraseAt, tokenAt } from "./query.ts";
import type { Reading, Sentence } from "./reading.ts";

const MY_OUR_ME = cueAsWritten("my our me us please thanks");
const WORD = cueAsWritten("word");
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
  const at = verb === undefined ? index + 1 : verb.head;
  const isNamed = lists.NUISANCE.has(norm(reading, at)) && at <= index + 2;
  return isNamed && isOurs(reading, sentence) ? at + 1 : -1;
}

function isPleaseAt(reading: Reading, at: number): boolean {
  return ["please", "kindly"].includes(norm(reading, at));
}

function isOurs(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  return holds(reading, MY_OUR_ME, firstToken, endToken);
}

/** "Not another word", "Not so loud, please", "Not so much shouting", "Not in front of the kids, please", "Not on my desk, please" */
function notSoEnd(reading: Reading, index: number, sentence: Sentence): number {
  const word = firstIn(reading, WORD, index + 2, index + 4);
  if (["another", "one", "a"].includes(norm(reading, index + 1)) && word !== -1) return word + 1;
  const isSo = norm(reading, index + 1) === "so";
  if (isSo && ["much", "many"].includes(norm(reading, index + 2)))
    return isBehaviourAt(reading, index + 3) ? index + 4 : -1;
  if (!isOurs(reading, sentence)) return -1;
  if (isSo && lists.LOUD_FAST_ROUGH.has(norm(reading, index + 2))) return index + 3;
  if (follows(reading, index, "not", "in", "front", "of")) return index + 4;
  const isGuarded = ["my", "our", "your"].includes(norm(reading, index + 2));
  return isGuarded && lists.IN_ON_WITH.has(norm(reading, index + 1)) ? index + 4 : -1;
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
  return isDemanded(reading, at) ? lessOfEnd(reading, reading.tokens[at]?.lemma ?? "", index) : -1;
}

function isDemanded(reading: Reading, at: number): boolean {
  const verb = follows(reading, at - 2, "try", "to") ? at - 2 : at;
  const isSaid = tokenAt(reading, verb)?.tag === "IMP" || follows(reading, at - 1, "mind", "being");
  return isSaid || opensOrder(reading, at) || isAsked(reading, at);
}

/** (be) less negative, (have) less attitude, (talk) less: where it ends, or -1. */
function lessOfEnd(reading: Reading, lemma: string, less: number): number {
  if (lemma === "be")
    return ["ADJ", "ADV", "VERB", "NOUN"].includes(reading.tokens[less + 1]?.tag ?? "") ? less + 2 : -1;
  if (lemma === "have") return isBehaviourAt(reading, less + 1) ? less + 2 : -1;
  return lists.TALK_SPEAK_COMPLAIN.has(lemma) ? less + 1 : -1;
}

/** "less noise", "less sarcasm would be welcome"; "less noise comes in now" tells. */
function isLessOf(reading: Reading, at: number): boolean {
  if (!isBehaviourAt(reading, at) && !lists.NUISANCE.has(norm(reading, at))) return false;
  const verb = reading.clauses[reading.tokens[at]?.clause ?? -1]?.verb;
  return verb === undefined || verb.modal === "would" || verb.head === at;
}

/** "No more excuses." said to somebody; "No more seats left" counts things. */
export function noMoreEnd(reading: Reading, index: number): number {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (sentence === undefined || isRealQuestion(reading, index, sentence)) return -1;
  const isOwn = isAimed(reading, index, sentence);
  const phrase = phraseAt(reading, index + 2);
  if (!isOwn && is(reading, phrase?.head ?? index + 2, "harmless-cause")) return -1;
  if (begged.fit(reading, index)) return index + 3;
  const end = nounEnd(reading, Math.max(index + 3, phrase?.end ?? 0));
  if (index !== sentence.firstToken && !opened.fit(reading, index)) return -1;
  if (end > sentence.endToken || isTold(reading, index, end)) return -1;
  return isOwn || isNuisance(reading, end, sentence) ? end : -1;
}

/** "Are there no more chairs?"; "no more jokes, ok?" and "can we have no more jokes?" only check. */
function isRealQuestion(reading: Reading, index: number, { question, endToken }: Sentence): boolean {
  const isChecked = ["ok", "okay", "please", "right", "pls", "yes"].includes(norm(reading, endToken - 2));
  return question && norm(reading, index - 1) !== "have" && !isChecked;
}

const begged = rows(
  "we|i|please|us have >no", // = Could we have no more excuses? ≠ They have no more excuses.
);

const opened = rows(
  "PUNCT|CCONJ|please|so >no", // = Please no more jokes. ≠ There are no more jokes.
);

const left = rows(
  { left: lists.LEFT_AVAILABLE_REMAIN },
  "{left}", // = No more seats left.
  "from my|me|us|our", // = No more calls from me.
);

/** "no more excuses", "no more of it"; "no more shoes in the hall" where somebody pleads. */
function isNuisance(reading: Reading, end: number, { firstToken, endToken }: Sentence): boolean {
  if (norm(reading, end - 1) !== "of" && !isBehaviourAt(reading, end - 1)) return false;
  return !["in", "for"].includes(norm(reading, end)) || holds(reading, PLEASE_MY_OUR, firstToken, endToken);
}

/** "No more seats left", "no more buses run today"; "no more leaflets, thank you" is said to somebody. */
function isTold(reading: Reading, index: number, end: number): boolean {
  const clause = reading.clauses[reading.tokens[index]?.clause ?? -1];
  if (left.fit(reading, end)) return true;
  if (clause?.verb === undefined || clause.imperative || clause.verb.first < end) return false;
  const isThanked = clause.verb.lemma === "thank" && norm(reading, clause.end - 2) === "you";
  return !isThanked || !lists.UNASKED.has(norm(reading, end - 1));
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
  const isNamed =
    last > index + 2 &&
    (reading.tokens[last]?.tag === "PROPN" || lists.CALLED.has(norm(reading, last))) &&
    norm(reading, last - 1) === ",";
  const isAnd = ["and", "so", "now"].includes(norm(reading, index - 1));
  return isNamed || isAnd || holds(reading, MY_OUR_ME_WORDS, firstToken, endToken);
}
