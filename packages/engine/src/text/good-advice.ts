import * as lists from "../lexicon/words/good-advice.ts";
import { isPerfect } from "./duty-guesses.ts";
import { allVerdicts } from "./facts/verdict.ts";
import { cue, holds } from "./places.ts";
import { clausesOf, findToken, norm, tokenAt } from "./query.ts";
import type { Clause, Reading, Sentence, Token, VerbGroup } from "./reading.ts";
import { isTense } from "./tense.ts";

const isOurs = ({ norm: word }: Token) => lists.ME_US_MY.has(word);

/** "You should book early, it fills up", "you should have a look at the roof", "you ought to record it!": for the reader's good. */
export function isGoodAdvice(reading: Reading, clause: Clause, verb: VerbGroup): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (sentence === undefined || verb.negated || isTense(reading)) return false;
  if (!["should", "ought", "ought to"].includes(verb.modal) || clause.subject?.person !== "you") return false;
  if (findToken(reading, clause.first, clause.end, isOurs) !== -1 || isPerfect(reading, verb)) return false;
  if (verb.lemma === "have" && norm(reading, verb.end) === "a" && norm(reading, verb.end + 1) === "look")
    return findToken(reading, verb.end, clause.end, ({ norm: word }) => /^yours?(?:el(?:f|ves))?$/.test(word)) === -1;
  const isCheered = tokenAt(reading, sentence.endToken - 1)?.text.startsWith("!") === true;
  if (isCheered && lists.TALENTS.has(verb.lemma)) return true;
  return lists.CHOICES.has(verb.lemma) && (isWished(reading, clause) || isReasoned(reading, clause));
}

/** "if you want a seat", "if you like birds", "if you're driving" */
function isWished(reading: Reading, { sentence }: Clause): boolean {
  return clausesOf(reading, sentence).some(
    ({ role, subject, verb }) =>
      role === "if" && subject?.person === "you" && lists.WANT_LIKE_FANCY.has(verb?.lemma ?? ""),
  );
}

/** ", it fills up", ", lots of people forget", "because prices vary": the reason lies in things or in people at large. */
function isReasoned(reading: Reading, clause: Clause): boolean {
  const next = reading.clauses[clause.index + 1];
  if (next?.sentence !== clause.sentence || next.verb === undefined || next.subject === undefined) return false;
  const isJoined =
    norm(reading, next.first - 1) === "," || ["because", "as", "since"].includes(norm(reading, next.first));
  const isAtLarge = !["you", "speaker"].includes(next.subject.person) && norm(reading, next.verb.end) !== "your";
  return isJoined && isAtLarge;
}

const TREATED = cue(lists.TREATED);
const isAtStake = ({ norm: word }: Token) => lists.ME_US_MY_OUR.has(word);

/** "He shouldn't climb stairs in the first week", in a note about somebody who is treated. */
export function isCareNote(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  if (reading.sentences.length < 2 || !holds(reading, TREATED) || allVerdicts(reading).length > 0) return false;
  return (
    findToken(reading, firstToken, endToken, isAtStake) === -1 && reading.matches.get("verdict-noun") === undefined
  );
}
