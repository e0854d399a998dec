import * as lists from "../../lexicon/words/cheer.ts";
import { cueAsWritten, holds, isCue } from "../places.ts";
import { clauseOf, findToken, hasMatch, matchesOf, norm, phraseAt } from "../query.ts";
import type { Match, Reading, Sentence } from "../reading.ts";
import { isOneOf } from "../word.ts";
import { isFeat } from "./feats.ts";

const ME_MY_US = cueAsWritten("me my us our");
const ABSOLUTE_TOTAL_COMPLETE = cueAsWritten("absolute total complete utter");

const FORMULA =
  /\b(?:happy (?:\w+ )?(?:birthday|anniversary|new year|easter|retirement|\d+(?:st|nd|rd|th))|drinks (?:are )?on me|you (?:guys |lot |all )?rock\b|what a (?:launch|party|gig|save|win|comeback|performance|goal|shot)\b|(?:wicked|sick|filthy|insane|savage|nasty) (?:free )?(?:save|goal|shot|set|solo|riff|pass|catch|tackle|finish|strike|kick|header|volley|beat|bassline|trick|moves|gig|tune)\b|merry christmas|congrat\w*|hats off|love (?:you|ya|u|from|(?:it|this|that)\b(?! when| if| how))|ador(?:e|es|ing)|miss (?:you|ya|u)\b|bless (?:him|her|them|you|your)|best \w+(?: \w+)? ever|have (?:fun|the best|a (?:great|lovely|good|wonderful))|sleep tight|makes? (?:me|us) (?:laugh|smile)|made my (?:day|week|year)|laugh(?:ing|ed) so|can't stop laughing|fair and square|made me laugh|crying with laughter|can't wait to see|welcome (?:home|back)|hugs?\b|xx+|proud of|so proud|be prouder|you (?:did|made) it|you (?:legend|star|gem|angel)\b|not change a thing|never change\b|wouldn't (?:change|swap)|surprise party|to surprise (?:you|him|her|us|me)|i'm (?:so )?touched|, see you\b|give (?:me|us) a (?:hug|kiss))/i;
const EMOJI =
  /[\u{1F60D}\u{1F970}\u{1F618}\u{1F917}\u{1F973}\u{1F929}\u{1F604}\u{1F601}\u{1F60A}\u{1F61C}\u{1F61D}\u{1F495}\u{1F496}\u{1F389}\u{1F3C5}\u{1F3C6}\u{1F947}\u{1F4AA}\u{1F382}\u{1F37E}\u{1F942}\u{1F680}\u{1F60B}\u{1F64C}\u{1F44F}\u{2764}\u{263A}\u{1F499}\u{1F49A}\u{1F49B}]/u;
/** A good time had: told of a past that was no reproach. */
const FUN =
  /\b(?:ha[ds]|having) (?:an? (?:ball|blast|whale of a time|(?:great|lovely|wonderful|fantastic|brilliant) time)|(?:so much|such|great) fun|the time of)\b/i;
/** Words that turn a friendly message sour. */
const isSourWord = isOneOf(lists.IS_SOUR_WORD);
const COLD = ["threat", "pseudo-feeling", "mind-reading", "sarcasm", "strong-urgency"] as const;
const FOND = /^(?:lucky|clever|cheeky|crafty|gorgeous|lovely|beautiful|wonderful|funny|adorable|sweet|dear|darling)$/;
const WILD = /^(?:beast|machine|animal|savage|maniac|lunatic|madman|madwoman|unit|weapon|monster|genius)$/;

/** "You little genius, it works!" */
const GIFTED = /^(?:genius|wizard|hero|mastermind|superstar|expert)$/;
const WORKS =
  /\b(?:(?:it|that) (?:all )?work(?:s|ed)|you (?:fixed|saved|solved|found|cracked|nailed)|thank(?:s| you)|cheers)\b/i;
/** Said of a feat these admire: "You beast, 42k!", "you crazy people raised nine thousand pounds!" */
const ADMIRING =
  /^(?:beast|machine|animal|savage|maniac|lunatic|madman|madwoman|monster|crazy|mad|insane|unbelievable|wicked|mental|unreal|nuts|ridiculous)s?$/;

/** "You lucky devil!", "Happy birthday, you old rascal", "you look insane in that dress 😍": said in fun or in love. */
export function isTeased(reading: Reading, { first, end }: Match): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined || isSour(reading, sentence)) return false;
  const phraseOpens = phraseAt(reading, end - 1)?.first ?? first;
  const opens = isCue(reading, ABSOLUTE_TOTAL_COMPLETE, phraseOpens - 1) ? phraseOpens - 1 : phraseOpens;
  const isCalled = [opens, opens - 1, first - 1].some((at) => norm(reading, at) === "you");
  const has = (words: RegExp) => findToken(reading, opens, end, ({ norm: word }) => words.test(word)) !== -1;
  if (isCalled && has(FOND)) return true;
  if (isCalled && has(WILD) && has(/^(?:absolute|total|complete|utter)$/) && !isOnSpeaker(reading, sentence))
    return true;
  const isLauded = (["praise", "praise-adjective"] as const).some((name) =>
    hasMatch(reading, name, sentence.firstToken, first),
  );
  if (isCalled && has(GIFTED) && (isLauded || WORKS.test(reading.message.slice(sentence.start, sentence.end))))
    return true;
  const isSaidToYou = isCalled || norm(reading, clauseOf(reading, first)?.subject?.first ?? -1) === "you";
  if (isSaidToYou && has(ADMIRING) && isFeat(reading, sentence)) return true;
  if (isOfKids(reading, first, sentence)) return true;
  if (FUN.test(reading.message.slice(sentence.start, sentence.end))) return true;
  const verb = clauseOf(reading, first)?.verb;
  const isPast = verb?.lemma === "be" && verb.tense === "past";
  if (isPast && !(isSaidToYou && has(ADMIRING))) return false;
  if (isCheerful(reading, sentence)) return true;
  const isYou = isCalled || clauseOf(reading, first)?.subject?.person === "you";
  const around = [reading.sentences[sentence.index - 1], reading.sentences[sentence.index + 1]];
  return isYou && around.some((other) => other !== undefined && isCheerful(reading, other) && !isSour(reading, other));
}

const LAUGHING = /[\u{1F602}\u{1F923}\u{1F606}\u{1F605}]|\b(?:haha|lol|bless)\b/iu;

/** "The kids are being ridiculous 😂": laughed at with love. */
function isOfKids(reading: Reading, first: number, { start, end }: Sentence): boolean {
  const subject = clauseOf(reading, first)?.subject;
  const isSmall =
    subject !== undefined && subject.owner !== "you" && lists.KIDS_KID_CHILDREN.has(norm(reading, subject.head));
  return isSmall && LAUGHING.test(reading.message.slice(start, end));
}

function isCheerful(reading: Reading, { start, end }: Sentence): boolean {
  const text = reading.message.slice(start, end);
  return FORMULA.test(text) || EMOJI.test(text);
}

/** Something hard stands beside it: "but", "again", a threat, somebody's bad deed. */
function isSour(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  if (COLD.some((name) => matchesOf(reading, name).length > 0)) return true;
  return (
    findToken(
      reading,
      firstToken,
      endToken,
      (token) =>
        isSourWord(token) && !["laughing", "smiling", "grinning", "giggling"].includes(norm(reading, token.index + 1)),
    ) !== -1
  );
}

/** Said in a sentence that cheers, with nothing hard in it. */
export function isSaidGladly(reading: Reading, sentence: Sentence): boolean {
  return isCheerful(reading, sentence) && !isSour(reading, sentence);
}

function isOnSpeaker(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  return holds(reading, ME_MY_US, firstToken, endToken);
}
