import * as lists from "../../lexicon/words/inner-states.ts";
import { cueAsWritten, firstIn } from "../places.ts";
import { clauseOf, findToken, matchesOf, norm } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { personAt } from "./aims.ts";
import type { Bias } from "./bias-kinds.ts";

import { isMinded, isOwnClaim } from "./ill-will.ts";

const ALREADY_BEFORE_WHATEVER = cueAsWritten(lists.ALREADY_BEFORE_WHATEVER);

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
  if (DENIED_ONLY.test(match.text)) return isDenied && isMinded(reading, subjectOf(reading, clause, match.first));
  if (isDenied && !isNegative) return false;
  if (isMild(reading, match, clause)) return false;
  return isMinded(reading, subjectOf(reading, clause, match.first)) && isOwnClaim(reading, clause);
}

/** Joys, tastes and decisions that are no charge: "gets a kick out of old trains", "has no interest in football", "knew all along where it was". */
function isMild(reading: Reading, { text, first, end }: Match, clause: Clause): boolean {
  const sentence = reading.sentences[clause.sentence];
  const limit = sentence?.endToken ?? end;
  const isYou = subjectOf(reading, clause, first)?.person === "you";
  const stop = findToken(reading, end, limit, ({ tag }) => tag === "PUNCT");
  const isOfPeople = (from: number, to: number) =>
    findToken(
      reading,
      from,
      Math.min(to, stop === -1 ? limit : stop),
      ({ norm: word, index }) => lists.ME_US_MY.has(word) || personAt(reading, index) !== undefined,
    ) !== -1;
  const isOurs =
    findToken(reading, sentence?.firstToken ?? first, limit, ({ norm: word }) =>
      ["me", "us", "my", "our"].includes(word),
    ) !== -1;
  if (/kick|thrill/.test(text) && isOurs) return false;
  if (/kick|thrill|buzz|pleasure|delight|satisfaction|joy|revel|relish/.test(text))
    return reading.tokens[end]?.form !== "ing" ? !isOfPeople(end, end + 4) : !isOfPeople(end + 1, end + 5);
  if (/interest/.test(text) && !/show|take/.test(text)) return !isYou && !isOfPeople(end, end + 5);
  if (/pretend/.test(text))
    return !isYou && !isOfPeople(end, end + 6) && !/care|listen|work|help|understand|ill|sick|busy|asleep/.test(text);
  if (/make .*mind|mind up/.test(text)) {
    const sign = firstIn(reading, ALREADY_BEFORE_WHATEVER, sentence?.firstToken ?? first, limit);
    return sign === -1 || (!isYou && !isOfPeople(end, end + 5));
  }

  // "You knew exactly what to say!"
  if (/exactly what/.test(text) && norm(reading, end) === "to") return reading.tokens[end + 2]?.tag === "PUNCT";
  return (
    /exactly what/.test(text) &&
    ["i", "we"].includes(norm(reading, end)) &&
    ["like", "love", "need", "want"].includes(norm(reading, end + 1))
  );
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

/** The clause's own subject, or that of the clause before for a second verb of the same doer. */
function subjectOf(reading: Reading, clause: Clause, first: number): NounPhrase | undefined {
  if (clause.subject !== undefined && clause.subject.first < first) return clause.subject;
  const before = reading.clauses[clause.index - 1];
  return before?.sentence === clause.sentence ? before.subject : undefined;
}
