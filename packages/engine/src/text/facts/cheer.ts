import * as lists from "../../lexicon/words/cheer.ts";
import { anyOf } from "../../lexicon/words.ts";
import { cueAsWritten, holds, isCue } from "../places.ts";
import { clauseOf, findToken, hasMatch, matchesOf, norm, phraseAt, sentenceOf } from "../query.ts";
import type { Match, Reading, Sentence, Token } from "../reading.ts";
import { asksWord, isOneOf } from "../word.ts";
import { isFeat } from "./feats.ts";

const SPEAKER = cueAsWritten("me my us our");
const UTTER = cueAsWritten("absolute total complete utter");

const FORMULA = new RegExp(
  [
    anyOf(lists.CHEERING),
    `${anyOf(lists.CHEERING_WHOLE)}\\b`,
    `happy (?:\\w+ )?(?:${anyOf(lists.FEASTS)}|\\d+(?:st|nd|rd|th))`,
    `what a ${anyOf(lists.TRIUMPHS)}\\b`,
    `${anyOf(lists.WILDLY_GOOD)} (?:free )?${anyOf(lists.BROUGHT_OFF)}\\b`,
    "love (?:it|this|that)\\b(?! when| if| how)",
    "best \\w+(?: \\w+)? ever",
    ", see you\\b",
  ]
    .map((formula) => `\\b${formula}`)
    .join("|"),
  "i",
);
const EMOJI =
  /[\u{1F60D}\u{1F970}\u{1F618}\u{1F917}\u{1F973}\u{1F929}\u{1F604}\u{1F601}\u{1F60A}\u{1F61C}\u{1F61D}\u{1F495}\u{1F496}\u{1F389}\u{1F3C5}\u{1F3C6}\u{1F947}\u{1F4AA}\u{1F382}\u{1F37E}\u{1F942}\u{1F680}\u{1F60B}\u{1F64C}\u{1F44F}\u{2764}\u{263A}\u{1F499}\u{1F49A}\u{1F49B}]/u;
/** A good time had: told of a past that was no reproach. */
const FUN = new RegExp(
  `\\b(?:ha[ds]|having) (?:an? ${anyOf(lists.GOOD_TIMES)}|(?:so much|such|great) fun|the time of)\\b`,
  "i",
);
const isSourWord = isOneOf(lists.SOURING);
const isFond = isOneOf(lists.FOND);
const isWild = isOneOf(lists.WILD);
const isGifted = isOneOf(lists.GIFTED);
/** Also of several: "you beasts". */
const isAdmiring = asksWord((norm) => lists.ADMIRING.has(norm) || lists.ADMIRING.has(norm.replace(/s$/, "")));
const COLD = ["threat", "pseudo-feeling", "mind-reading", "sarcasm", "strong-urgency"] as const;
const WORKS = /\b(?:(?:it|that) (?:all )?work(?:s|ed)|thank(?:s| you)|cheers)\b/i;
const MENDED = /\byou (?:fixed|saved|solved|found|cracked|nailed)\b/i;

/** "You lucky devil!", "Happy birthday, you old rascal", "you look insane in that dress 😍": said in fun or in love. */
export function isTeased(reading: Reading, match: Match): boolean {
  const sentence = sentenceOf(reading, match.first);
  if (sentence === undefined || isSour(reading, sentence)) return false;
  const text = reading.message.slice(sentence.start, sentence.end);
  const called = calledIn(reading, match);
  const isAdmired = isToldToYou(reading, called) && hasWord(reading, called, isAdmiring);
  if (isCalledFondly(reading, called, sentence) || (isAdmired && isFeat(reading, sentence))) return true;
  if (isOfKids(reading, match.first, sentence) || FUN.test(text)) return true;
  const verb = clauseOf(reading, match.first)?.verb;
  if (verb?.lemma === "be" && verb.tense === "past" && !isAdmired) return false;
  if (isCheerful(reading, sentence)) return true;
  const isOfYou = called.isYou || clauseOf(reading, match.first)?.subject?.person === "you";
  return isOfYou && isAmongCheer(reading, sentence.index);
}

/** "Happy birthday! You are getting old." */
function isAmongCheer(reading: Reading, index: number): boolean {
  const around = [reading.sentences[index - 1], reading.sentences[index + 1]];
  return around.some((other) => other !== undefined && isSaidGladly(reading, other));
}

/** What somebody is called, from `opens` on: "you | absolute beast". */
interface Called {
  readonly opens: number;
  /** The words of the match among it. */
  readonly first: number;
  readonly end: number;
  readonly isYou: boolean;
}

function calledIn(reading: Reading, { first, end }: Match): Called {
  const phraseOpens = phraseAt(reading, end - 1)?.first ?? first;
  const opens = isCue(reading, UTTER, phraseOpens - 1) ? phraseOpens - 1 : phraseOpens;
  const isYou = [opens, opens - 1, first - 1].some((at) => norm(reading, at) === "you");
  return { opens, first, end, isYou };
}

function hasWord(reading: Reading, { opens, end }: Called, test: (token: Token) => boolean): boolean {
  return findToken(reading, opens, end, test) !== -1;
}

/** "You lucky devil", "you absolute beast", "you little genius, it works!" */
function isCalledFondly(reading: Reading, called: Called, sentence: Sentence): boolean {
  if (!called.isYou) return false;
  if (hasWord(reading, called, isFond)) return true;
  const isUtterlyWild = hasWord(reading, called, isWild) && holds(reading, UTTER, called.opens, called.end);
  if (isUtterlyWild && !holds(reading, SPEAKER, sentence.firstToken, sentence.endToken)) return true;
  return hasWord(reading, called, isGifted) && isLauded(reading, sentence, called.first);
}

/** "Brilliant, …", "… it works", "you fixed it" */
function isLauded(reading: Reading, { start, end, firstToken }: Sentence, before: number): boolean {
  const text = reading.message.slice(start, end);
  const isPraised =
    hasMatch(reading, "praise", firstToken, before) || hasMatch(reading, "praise-adjective", firstToken, before);
  return isPraised || WORKS.test(text) || MENDED.test(text);
}

/** "You beast", "you two are crazy" */
function isToldToYou(reading: Reading, { isYou, first }: Called): boolean {
  return isYou || norm(reading, clauseOf(reading, first)?.subject?.first ?? -1) === "you";
}

const LAUGHING = /[\u{1F602}\u{1F923}\u{1F606}\u{1F605}]|\b(?:haha|lol|bless)\b/iu;

/** "The kids are being ridiculous 😂": laughed at with love. */
function isOfKids(reading: Reading, first: number, { start, end }: Sentence): boolean {
  const subject = clauseOf(reading, first)?.subject;
  const isSmall = subject !== undefined && subject.owner !== "you" && lists.CHILDREN.has(norm(reading, subject.head));
  return isSmall && LAUGHING.test(reading.message.slice(start, end));
}

function isCheerful(reading: Reading, { start, end }: Sentence): boolean {
  const text = reading.message.slice(start, end);
  return FORMULA.test(text) || EMOJI.test(text);
}

/** Something hard stands beside it: "but", "again", a threat. "Can't stop laughing" is none. */
function isSour(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  if (COLD.some((name) => matchesOf(reading, name).length > 0)) return true;
  const isSouring = (token: Token) => isSourWord(token) && !lists.LAUGHING.has(norm(reading, token.index + 1));
  return findToken(reading, firstToken, endToken, isSouring) !== -1;
}

/** Said in a sentence that cheers, with nothing hard in it. */
export function isSaidGladly(reading: Reading, sentence: Sentence): boolean {
  return isCheerful(reading, sentence) && !isSour(reading, sentence);
}
