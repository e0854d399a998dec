import * as lists from "../../lexicon/words/verdict-adjectives.ts";
import { clauseOf, follows, is, matchesOf, norm, sentenceOf } from "../query.ts";
import type { Clause, Match, Reading } from "../reading.ts";
import { perText } from "../word.ts";
import { isAimed } from "./aimed.ts";
import { isDisowned, isLeadingQuestion, isNegated } from "./denied.ts";
import { type Predicate, predicateOf } from "./predicate.ts";
import { SOFT, STRESS } from "./soft-words.ts";
import { targetOf, type Verdict } from "./target.ts";
import { isCalledMe } from "./verdict-nouns.ts";
import { isInPlay, isPlainTalk, isSoftened } from "./verdict-plain-talk.ts";
import { isImpersonal, isPointed } from "./verdict-pointing.ts";
import { addTurned, ofWhom } from "./verdict-turned.ts";

const USUAL_SEVERITY = 0.6;
/** From here on a word is harsh enough to count against oneself. */
const HARSH = 0.75;
const DENYING = [...lists.DENYING];
/** "not exactly bright", "no manners": they hold their own "not". */
const isNegativeEntry = perText((text) => DENYING.some((opening) => text.startsWith(`${opening} `)));

/** Judging adjectives that speak of a person, their work or an act. */
export function findAdjectives(reading: Reading): Verdict[] {
  const found: Verdict[] = [];
  for (const match of matchesOf(reading, "verdict-adjective")) add(reading, match, false, found);
  for (const match of matchesOf(reading, "verdict-ambiguous")) add(reading, match, true, found);
  for (const match of matchesOf(reading, "praise-adjective")) addTurned(reading, match, found);
  return found;
}

function add(reading: Reading, match: Match, isAmbiguous: boolean, found: Verdict[]): void {
  const { first, end, severity = USUAL_SEVERITY } = match;
  if (isUnsaid(reading, match) || isDisowned(reading, first)) return;
  const isTold = isOrdered(reading, first);
  const isNegative = isNegativeEntry(match.text);
  if (!isNegative && !isTold && isNegated(reading, first)) return;
  if (isSoftened(reading, match) || isPlainTalk(reading, match) || isInPlay(reading, end)) return;
  const target = isTold ? "person" : isNegative ? ofWhom(reading, first, end) : targetOf(reading, first, end);
  const verdict = { match, first, end, target, severity };
  if (isTold ? isGentleOrder(reading, match, isAmbiguous) : !isMeant(reading, verdict, isAmbiguous)) return;
  found.push(verdict);
}

/** Whether a verdict that is no order strikes what it is said of. */
function isMeant(reading: Reading, verdict: Verdict, isAmbiguous: boolean): boolean {
  const { match, target } = verdict;
  if (target === "thing") return false;
  if (target === "self") return isBadParent(reading, match) || (!isAmbiguous && isHarshOnSelf(reading, verdict));
  if (target === "pointing") return isPointed(reading, match, isAmbiguous);
  return !isAmbiguous || isAimed(reading, match, target);
}

/** "Don't be silly" */
function isGentleOrder(reading: Reading, { first, text }: Match, isAmbiguous: boolean): boolean {
  if (isAmbiguous && SOFT.has(text)) return true;
  return ["silly", "daft"].includes(text) && norm(reading, first - 1) === "be";
}

/** Asked, foretold, felt, done or told of nobody. */
function isUnsaid(reading: Reading, match: Match): boolean {
  const { first, end } = match;
  const predicate = predicateOf(reading, first);
  if (isOtherForm(reading, match) || norm(reading, first - 1) === "like" || isForetold(predicate)) return true;
  if (isCalledMe(reading, first) || (end - first === 1 && isDone(reading, first))) return true;
  if (isAskedOfAnother(reading, first) || isSelfAsked(reading, first)) return true;
  // "grumpy because of you": a feeling, and whom it is laid on
  if (is(reading, first, "feeling-unpleasant") && follows(reading, end, "because", "of")) return true;
  return isFelt(predicate) || isImpersonal(reading, predicate, first, end);
}

/** "I'm a terrible mother", "I'm a rubbish friend": a hard name for oneself. */
function isBadParent(reading: Reading, { end, text }: Match): boolean {
  const isHard = lists.HARD_NAMES.has(text);
  const isClose = is(reading, end, "kin");
  return isHard && isClose && ["a", "an", "such"].includes(norm(reading, end - 2));
}

/** "Don't be so stubborn", "stop being lazy": the order holds the verdict. */
function isOrdered(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (clause === undefined || verb === undefined || !clause.imperative) return false;
  const from =
    verb.lemma === "be"
      ? verb.end
      : ["stop", "quit"].includes(verb.lemma) && norm(reading, verb.end) === "being"
        ? verb.end + 1
        : -1;
  if (from === -1 || (verb.lemma === "be" && !verb.negated) || first - from > 3) return false;
  for (let at = from; at < first; at++) if (!lists.DEGREES.has(norm(reading, at))) return false;
  return true;
}

/** "meaning" is no form of "mean", and "sorry for meddling" tells what was done. */
function isOtherForm(reading: Reading, { first, end, text }: Match): boolean {
  const word = norm(reading, first);
  if (word.endsWith("ing") && norm(reading, first - 1) === "for") return true;
  return end - first === 1 && /(?:ing|ed)$/.test(word) && !/(?:ing|ed)$/.test(text);
}

/** "You will be spoilt for choice", "he would be insane to sell": nothing is said to be so. */
function isForetold(predicate: Predicate | undefined): boolean {
  const verb = predicate?.verb;
  return verb !== undefined && ["will", "would", "may", "might", "shall"].includes(verb.modal);
}

/** "You spoiled the evening": the tagger's verb, not an adjective. */
function isDone(reading: Reading, first: number): boolean {
  const verb = clauseOf(reading, first)?.verb;
  return verb !== undefined && verb.head === first && !verb.passive && verb.head === verb.first;
}

/** "Was the waiter rude to you?" asks what happened. */
function isAskedOfAnother(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const sentence = reading.sentences[clause?.sentence ?? -1];
  if (clause !== undefined && isGuessed(reading, clause, first)) return true;

  if (!sentence?.question || clause?.verb === undefined || clause.subject?.person === "you") return false;
  if (isLeadingQuestion(reading, clause)) return false;
  return (
    clause.verb.first === sentence.firstToken &&
    (!isStressed(reading, clause, first) || ["loud", "noisy", "busy"].includes(norm(reading, first)))
  );
}

/** "Is he that rude?", "is she always so rude?"; "was that rude?" asks. */
function isStressed(reading: Reading, { subject }: Clause, first: number): boolean {
  const before = norm(reading, first - 1);
  return STRESS.has(before) && subject?.head !== first - 1;
}

/** "Are you grumpy?", "You must be impatient by now": a guess at how somebody feels. */
function isGuessed(reading: Reading, { verb, sentence }: Clause, first: number): boolean {
  if (verb === undefined || !is(reading, first, "feeling-unpleasant") || STRESS.has(norm(reading, first - 1)))
    return false;
  const isAsked =
    reading.sentences[sentence]?.question === true && verb.first === reading.sentences[sentence]?.firstToken;
  return (isAsked && !verb.negated) || (verb.modal === "must" && norm(reading, first - 1) === "be");
}

/** "Am I being silly?": asked about oneself. */
function isSelfAsked(reading: Reading, first: number): boolean {
  const sentence = sentenceOf(reading, first);
  if (!sentence?.question || first - sentence.firstToken > 5) return false;
  return ["am", "was"].includes(norm(reading, sentence.firstToken)) && norm(reading, sentence.firstToken + 1) === "i";
}

/** "I feel stupid" is the business of other codes. */
function isFelt(predicate: Predicate | undefined): boolean {
  return predicate?.verb?.lemma === "feel" && predicate.subject?.person !== "work";
}

/** "I'm so stupid" counts, "my stupid knee" does not. */
function isHarshOnSelf(reading: Reading, { first, severity }: Verdict): boolean {
  return severity >= HARSH && predicateOf(reading, first)?.subject?.person === "speaker";
}
