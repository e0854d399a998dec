import * as lists from "../../lexicon/words/inner-states.ts";
import { cueAsWritten, holds } from "../places.ts";
import { clauseOf, findToken, matchesOf, norm } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading, Sentence, Token } from "../reading.ts";
import { personAt } from "./aims.ts";
import { type Bias, subjectUpTo } from "./bias-kinds.ts";
import { isMinded, isOwnClaim } from "./ill-will.ts";

const OF_A_SETTLED_MIND = cueAsWritten(lists.OF_A_SETTLED_MIND);
const OURS = cueAsWritten("me us my our");

const SEVERITY = 0.6;

/** Only with a denial do these tell of an inside: "can't bear the thought", "couldn't stand losing". */
const DENIED_ONLY = /^(?:bear|stand|handle|cope|accept|wait) /;

/** "You lose all interest once …", "your mind was made up", "it gives him pleasure to …": states read into somebody. */
export function innerStates(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "inner-state")) {
    if (!isInSomebodyElse(reading, match)) continue;
    found.push({ first: match.first, end: match.end, severity: match.severity ?? SEVERITY });
  }
  return found;
}

function isInSomebodyElse(reading: Reading, match: Match): boolean {
  const clause = clauseOf(reading, match.first);
  if (clause === undefined) return false;
  if (/^minds? /.test(match.text)) return isYours(reading, match.first);
  if (/^(?:mean more|matter more|be more important|be worth more|come before)/.test(match.text))
    return isOwnedByOther(clause.subject, match);

  if (/\b(?:you|him|them)\b/.test(match.text)) return true;
  const isNegative = /\b(?:no|not|never|nothing|without|can't)\b/.test(match.text);
  const isDenied = ["never", "not"].includes(norm(reading, match.first - 1));
  if (DENIED_ONLY.test(match.text)) return isDenied && isMinded(reading, subjectUpTo(reading, clause, match.first));
  if (isDenied && !isNegative) return false;
  if (isMild(reading, match, clause)) return false;
  return isMinded(reading, subjectUpTo(reading, clause, match.first)) && isOwnClaim(reading, clause);
}

/** Joys, tastes and decisions that are no charge: "gets a kick out of old trains", "has no interest in football", "knew all along where it was". */
function isMild(reading: Reading, { text, first, end }: Match, clause: Clause): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (sentence === undefined) return false;
  const limit = sentence.endToken;
  const isYou = subjectUpTo(reading, clause, first)?.person === "you";
  const stop = findToken(reading, end, limit, ({ tag }) => tag === "PUNCT");
  const isOfPeople = (from: number, most: number) =>
    findToken(reading, from, Math.min(from + most, stop === -1 ? limit : stop), (token) => isPeople(reading, token)) !==
    -1;
  const entry = text.split(" ");
  if (entry.some((word) => lists.JOYS.has(word)))
    return !isAtOurCost(reading, text, sentence) && !isOfPeople(reading.tokens[end]?.form === "ing" ? end + 1 : end, 4);
  if (/interest/.test(text) && !/show|take/.test(text)) return !isYou && !isOfPeople(end, 5);
  if (/pretend/.test(text)) return !isYou && !isOfPeople(end, 6) && !entry.some((word) => lists.FEIGNED.has(word));
  if (/make .*mind|mind up/.test(text))
    return !holds(reading, OF_A_SETTLED_MIND, sentence.firstToken, limit) || (!isYou && !isOfPeople(end, 5));
  return /exactly what/.test(text) && isKnownWell(reading, end);
}

/** "You get a kick out of it when they shout at me", "she got a thrill from our row" */
function isAtOurCost(reading: Reading, text: string, { firstToken, endToken }: Sentence): boolean {
  return /kick|thrill/.test(text) && holds(reading, OURS, firstToken, endToken);
}

function isPeople(reading: Reading, { norm: word, index }: Token): boolean {
  return lists.OURS_OR_YOURS.has(word) || personAt(reading, index) !== undefined;
}

/** "You knew exactly what to say!", "you know exactly what I like" */
function isKnownWell(reading: Reading, at: number): boolean {
  if (norm(reading, at) === "to") return reading.tokens[at + 2]?.tag === "PUNCT";
  const isLiking = ["like", "love", "need", "want"].includes(norm(reading, at + 1));
  return isLiking && ["i", "we"].includes(norm(reading, at));
}

function isYours(reading: Reading, mind: number): boolean {
  return ["your", "his", "her", "their"].includes(norm(reading, mind - 1));
}

function isOwnedByOther(subject: NounPhrase | undefined, match: Match): boolean {
  return (
    subject !== undefined &&
    (match.text.startsWith("come")
      ? subject.person === "work" || subject.owner === "you"
      : subject.person !== "speaker")
  );
}
