import * as lists from "../../lexicon/words/regards.ts";
import { cue, cueAsLemma, cueAsWritten, firstIn, isCue, placesOf } from "../places.ts";
import { clauseOf, findToken, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { NounPhrase, Reading, Token, VerbGroup } from "../reading.ts";
import { type Bias, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { isMinded, isOwnClaim } from "./ill-will.ts";

const AS_LIKE = cue("as like");
const TO_FOR_IN = cue("to for in with");
const ABOUT = cue("about");
const WELL = cue("well");
const WITHOUT = cue("without");
const CROSS_OCCUR = cue("cross occur");
const HUMANS = cueAsWritten(lists.HUMANS);
const ONLY_ALL_JUST = cueAsWritten("only all just");
const THIS_IT_THAT = cueAsWritten("this it that everything");
const VIEWING = cueAsLemma(lists.VIEWING);
const AS_IF_LIKE = cueAsWritten("as if like though");

const SEVERITY = 0.6;

/** First token and end of what is told. */
type Told = readonly [number, number] | undefined;

/** "They see us as numbers", "to you the cleaners are furniture", "my grief is an inconvenience to you". */
export function regardsOf(reading: Reading): Bias[] {
  const found: Bias[] = [];
  const add = (set: Told) => {
    if (set !== undefined && !isDisowned(reading, set[0]))
      found.push({ first: set[0], end: set[1], severity: SEVERITY });
  };
  for (const at of placesOf(reading, AS_LIKE)) add(seenAs(reading, at));
  for (const at of placesOf(reading, TO_FOR_IN)) add(toYou(reading, at) ?? nothingTo(reading, at));
  for (const at of placesOf(reading, ABOUT)) add(aboutPrized(reading, at) ?? aboutEgo(reading, at));
  for (const at of placesOf(reading, WELL)) add(asWellBe(reading, at));
  for (const at of placesOf(reading, WITHOUT)) add(gladWithout(reading, at));
  for (const at of placesOf(reading, CROSS_OCCUR)) add(neverCrossed(reading, at));
  return found;
}

/** "For you it's only about the money" */
function aboutPrized(reading: Reading, about: number): Told {
  const { verb, sentence = -1 } = clauseOf(reading, about) ?? {};
  if (!isCue(reading, ONLY_ALL_JUST, about - 1) || verb?.lemma !== "be" || verb.negated) return undefined;
  const phrase = phraseAt(reading, about + 1);
  const opens = reading.sentences[sentence]?.firstToken ?? about;
  if (!isOfOther(reading, opens) && !isOfOther(reading, phrase?.end ?? opens)) return undefined;
  if (lists.PRIZED.has(norm(reading, about + 1))) return [about - 1, about + 2];
  const isPrized = phrase?.first === about + 1 && lists.PRIZED.has(norm(reading, phrase.head));
  return isPrized ? [about - 1, phrase.end] : undefined;
}

/** "This is all about your ego" */
function aboutEgo(reading: Reading, about: number): Told {
  const { verb, subject } = clauseOf(reading, about) ?? {};
  const phrase = phraseAt(reading, about + 1);
  const isThis = subject !== undefined && isCue(reading, THIS_IT_THAT, subject.head);
  if (verb?.lemma !== "be" || !isThis || phrase === undefined || !isOtherOwner(phrase)) return undefined;
  return lists.SELFISH_AIMS.has(norm(reading, phrase.head)) ? [about, phrase.end] : undefined;
}

/** "for Roland", "to you", "with the board" */
function isOfOther(reading: Reading, at: number): boolean {
  if (!["for", "to", "with"].includes(norm(reading, at))) return false;
  const whom = phraseAt(reading, at + 1);
  return whom?.first === at + 1 && isSomebodyElse(reading, whom);
}

/** "I may as well be a lamp", "we might as well be talking to a wall" */
function asWellBe(reading: Reading, well: number): Told {
  const isSet =
    norm(reading, well - 1) === "as" &&
    ["may", "might"].includes(norm(reading, well - 2)) &&
    ["i", "we"].includes(norm(reading, well - 3));
  if (isSet && norm(reading, well + 1) === "not" && norm(reading, well + 2) === "exist") return [well - 3, well + 3];
  if (!isSet || norm(reading, well + 1) !== "be") return undefined;
  const what = findToken(reading, well + 2, well + 8, ({ norm: word }) => lists.LOW.has(word) || lists.DEAF.has(word));
  return what === -1 ? undefined : [well - 3, what + 1];
}

/** "You'd be happier without us" */
function gladWithout(reading: Reading, without: number): Told {
  const { verb, subject } = clauseOf(reading, without) ?? {};
  const isGlad = lists.HAPPIER.has(norm(reading, without - 1));
  if (verb?.modal !== "would" || verb.lemma !== "be" || !isGlad || !isSomebodyElse(reading, subject)) return undefined;
  return ["me", "us"].includes(norm(reading, without + 1)) ? [verb.first, without + 2] : undefined;
}

/** "It has never crossed your mind that …", "it doesn't even occur to you" */
function neverCrossed(reading: Reading, at: number): Told {
  const { verb } = clauseOf(reading, at) ?? {};
  if (
    verb?.head !== at ||
    !(verb.negated || norm(reading, at - 1) === "never") ||
    (verb.modal !== "" && verb.modal !== "would") ||
    reading.sentences[reading.tokens[at]?.sentence ?? -1]?.question
  )
    return undefined;
  const isMind = ["your", "his", "her", "their"].includes(norm(reading, at + 1)) && norm(reading, at + 2) === "mind";
  const whom = norm(reading, at + 1) === "to" ? phraseAt(reading, at + 2) : undefined;
  return isMind || isSomebodyElse(reading, whom) ? [verb.first, at + 3] : undefined;
}

/** "see us as numbers", "look at the porters like furniture": the verb, whom, and what for */
function seenAs(reading: Reading, as: number): Told {
  const clause = clauseOf(reading, as - 1);
  const { verb } = clause ?? {};
  if (clause === undefined || verb === undefined || verb.end >= as) return undefined;
  const isSeeing = isCue(reading, VIEWING, verb.head);
  if (!isSeeing || !isOwnClaim(reading, clause) || as - verb.end > 5) return undefined;
  const whom = findToken(reading, verb.end, as, ({ index }) => isWhom(reading, index));
  if (whom === -1) return undefined;
  const isSpeaker = ["me", "us", "my", "our"].includes(norm(reading, whom));
  const limit = reading.sentences[clause.sentence]?.endToken ?? as;
  // "they don't see us as people"
  const what = verb.negated
    ? firstIn(reading, HUMANS, as + 1, Math.min(limit, as + 4))
    : findToken(reading, as + 1, Math.min(limit, as + 6), isLow);
  const isNear = !verb.negated && what - as < 4;
  return what !== -1 && (isSpeaker || isNear) ? [verb.first, what + 1] : undefined;
}

function isLow({ norm: word }: Token): boolean {
  return lists.LOW.has(word);
}

function isWhom(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  if (phrase === undefined) return false;
  const isPlace =
    phrase.person === "group" &&
    !is(reading, phrase.head, "person") &&
    !/(?:s|men|people)$/.test(norm(reading, phrase.head));
  if (isPlace && phrase.owner !== "speaker") return false;
  return phrase.person === "speaker" || phrase.owner === "speaker" || isMinded(reading, phrase);
}

/** "To you the cleaners are furniture", "in your world I'm the one who …" */
function toYou(reading: Reading, at: number): Told {
  const phrase = phraseAt(reading, at + 1);
  if (phrase === undefined || !opensClaim(reading, at) || !isTheirs(reading, at, phrase)) return undefined;
  const from = norm(reading, phrase.end) === "," ? phrase.end + 1 : phrase.end;
  const whom = phraseAt(reading, from);
  const { verb } = clauseOf(reading, from) ?? {};
  if (whom?.first !== from || verb === undefined || verb.first < from || verb.first > whom.end + 1) return undefined;
  if (norm(reading, at) === "in") return isSeen(reading, whom) ? [at, verb.end] : undefined;
  if (norm(reading, at) === "for" && ["it", "this", "that", "everything"].includes(norm(reading, whom.head)))
    return undefined;
  const end = lowEnd(reading, at, whom, verb);
  return end === -1 ? undefined : [at, end];
}

/** "(But) to you …": at the head of what is stated. */
function opensClaim(reading: Reading, at: number): boolean {
  const sentence = reading.sentences[reading.tokens[at]?.sentence ?? -1];
  if (sentence === undefined || sentence.question) return false;
  return at === sentence.firstToken || ["PUNCT", "CCONJ", "SCONJ"].includes(tokenAt(reading, at - 1)?.tag ?? "");
}

/** "in your eyes", "to you", "for the board" */
function isTheirs(reading: Reading, at: number, phrase: NounPhrase): boolean {
  if (norm(reading, at) === "in") return lists.EYES.has(norm(reading, phrase.head)) && isOtherOwner(phrase);
  return ["to", "for"].includes(norm(reading, at)) && isSomebodyElse(reading, phrase);
}

/** "(in your eyes) I", "our work", "the cleaners", "nothing" */
function isSeen(reading: Reading, whom: NounPhrase): boolean {
  const isOurs = whom.person === "speaker" || whom.owner === "speaker" || isMinded(reading, whom);
  return isOurs || ["everything", "nothing", "everyone", "it"].includes(norm(reading, whom.head));
}

/** "(to you) we are just …", "(to you) the cleaners are furniture" */
function lowEnd(reading: Reading, at: number, whom: NounPhrase, { lemma, modal, end }: VerbGroup): number {
  if (lemma !== "be" || modal !== "") return -1;
  if (whom.person === "speaker" && ["only", "just", "merely", "nothing"].includes(norm(reading, end))) return end + 1;
  const limit = reading.sentences[reading.tokens[at]?.sentence ?? -1]?.endToken ?? end;
  const low = findToken(reading, end, Math.min(limit, end + 6), isLow);
  return low === -1 || is(reading, whom.head, "instruction") ? -1 : low + 1;
}

function isOtherOwner({ owner }: NounPhrase): boolean {
  return owner === "you" || owner === "third";
}

/** "my opinion counts for nothing with you", "we are just numbers to HR" */
function nothingTo(reading: Reading, at: number): Told {
  const whose = norm(reading, at) === "in" ? undefined : phraseAt(reading, at + 1);
  if (whose === undefined || !isSomebodyElse(reading, whose)) return undefined;
  const { verb, subject, role } = clauseOf(reading, at - 1) ?? {};
  if (verb === undefined || subject === undefined || role === "if") return undefined;
  // "I feel as if I were invisible to them" tells a thought
  if (verb.end > at || verb.modal !== "" || isCue(reading, AS_IF_LIKE, subject.first - 1)) return undefined;
  const first = nothingFirst(reading, verb, subject, at);
  return first === -1 ? undefined : [first, at + 2];
}

/** Where it begins that the speaker's side is nothing: "I don't exist (for you)", "we are not important (to you)", "my work is a joke (to you)". */
function nothingFirst(reading: Reading, verb: VerbGroup, { person, owner }: NounPhrase, at: number): number {
  if (person === "speaker" && verb.lemma === "exist" && verb.negated) return verb.first;
  const isMine = person === "speaker" || owner === "speaker";
  if (!isMine || !["be", "mean", "count", "matter"].includes(verb.lemma)) return -1;
  const isLittle =
    verb.negated &&
    verb.lemma === "be" &&
    ["important", "worth", "welcome", "anything", "enough"].includes(norm(reading, at - 1));
  if (isLittle || verb.lemma === "matter") return verb.first;
  const low = findToken(reading, verb.end, at, isLow);
  const isWithin = low > verb.end && findToken(reading, verb.end + 1, low, ({ tag }) => tag === "ADP") !== -1;
  return isWithin ? -1 : low;
}
