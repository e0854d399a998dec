import * as lists from "../../lexicon/words/denied.ts";
import { cueAsWritten, holds, isCue, placesIn } from "../places.ts";
import { clauseOf, follows, norm, passes, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Reading, VerbGroup } from "../reading.ts";
import { isSaidBehind } from "../said-behind.ts";
import { isOneOf } from "../word.ts";
import { remember } from "./remember.ts";
import { clauseBefore, isToldByOthers } from "./told-by-others.ts";

const ANYONE_ANYBODY_SOMEONE = cueAsWritten("anyone anybody someone somebody people a");
const AS_THAN = cueAsWritten("as than");

const NOBODY = new Set("nobody noone no-one none neither".split(" "));
const isDenying = isOneOf(lists.DENIALS);

/** Whether the words at token `index` are not the writer's own claim: quoted, reported, denied or asked about as a guess. */
export function isDisowned(reading: Reading, index: number): boolean {
  const token = reading.tokens[index];
  if (token === undefined || token.shielded || isSaidBehind(reading, index)) return true;
  const clause = clauseOf(reading, index);
  if (clause === undefined) return false;
  return isDisownedClause(reading, clause) || isTakenBack(reading, index);
}

/** Of each clause by its index, once somebody has asked. */
const disowned = remember((): (boolean | undefined)[] => []);

function isDisownedClause(reading: Reading, clause: Clause): boolean {
  const known = disowned(reading);
  known[clause.index] ??= isToldByOthers(reading, clause) || isDenied(reading, clause);
  return known[clause.index] === true;
}

/** "Do you think he was rude?", "I used to think you were arrogant". */
function isAskedOrPast(reading: Reading, before: Clause): boolean {
  const { verb, subject } = before;
  if (verb === undefined) return false;
  const sentence = reading.sentences[before.sentence];
  const isAsked = sentence?.question === true && verb.first === sentence.firstToken && subject?.person === "you";
  return (
    isAsked ||
    (verb.lemma === "use" && norm(reading, verb.end) === "to" && lists.THINKING.has(norm(reading, verb.end + 1)))
  );
}

/** "I never said you were careless", "Nobody thinks you are slow", "It's not that you are rude"; not "It's not fair that …". */
function isDenied(reading: Reading, clause: Clause): boolean {
  const before = clauseBefore(reading, clause);
  if (before?.verb === undefined) return false;
  const { verb, subject } = before;
  const isUsed = verb.lemma === "use" && isAskedOrPast(reading, before);
  if (clause.role !== "that" && !isUsed) return false;
  const isItNot = verb.negated && verb.lemma === "be" && norm(reading, subject?.head ?? -1) === "it";
  if (isItNot) return !lists.RIGHT.has(norm(reading, verb.end));
  if (isUsed) return true;
  return lists.THINKING.has(verb.lemma) && !isExclaimed(reading, verb, clause) && isNotThought(reading, before, verb);
}

/** "I don't think (you are rude)", "do you think (he was rude)?", "nobody says (you are slow)" */
function isNotThought(reading: Reading, before: Clause, verb: VerbGroup): boolean {
  // "I never knew you were this selfish"
  if (verb.lemma === "know" && verb.tense === "past") return isAskedOrPast(reading, before);
  if (isLeadingQuestion(reading, before)) return false;
  if (verb.negated || isAskedOrPast(reading, before) || passes(reading, verb.first - 1, isDenying)) return true;
  return NOBODY.has(norm(reading, before.subject?.head ?? -1));
}

/** "I can't believe you are so rude", "You don't know how rude you are" */
function isExclaimed(reading: Reading, { lemma, modal }: VerbGroup, { first }: Clause): boolean {
  if (lemma === "believe") return modal === "can";
  return ["know", "realise", "realize", "see"].includes(lemma) && norm(reading, first) === "how";
}

const CALLING = cueAsWritten(lists.CALLING);

/** "I'm sorry I called you lazy", "I apologise for saying you were rude": taken back. */
function isTakenBack(reading: Reading, index: number): boolean {
  const first = reading.sentences[reading.tokens[index]?.sentence ?? -1]?.firstToken ?? index;
  const called = placesIn(reading, CALLING, Math.max(first, index - 8), index).at(-1);
  if (called === undefined) return false;
  for (let at = called - 1; at >= Math.max(first, called - 6); at--)
    if (/^(?:sorry|apologi[sz]e|regret|apologies|wrong)$/.test(norm(reading, at)))
      return !["you", "he", "she", "they"].includes(norm(reading, called - 1));
  return false;
}

const BUT = cueAsWritten("but");
const FOND = cueAsWritten("love adore miss best happy poor");

/** Whether the sentence says that it loves the one it teases: "You idiots, I love you both." */
export function isFond(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  for (const at of placesIn(reading, FOND, sentence?.firstToken ?? 0, sentence?.endToken ?? 0)) {
    // "I love you but you're rude"
    if (at < index && holds(reading, BUT, at, index)) continue;
    if (["love", "adore", "miss"].includes(norm(reading, at)) && isBeloved(reading, at + 1)) return true;
    if (
      norm(reading, at) === "poor" &&
      ["you", "thing", "love", "lamb", "soul", "darling"].includes(norm(reading, at + 1))
    )
      return true;
    if (norm(reading, at) === "best" && norm(reading, at + 1) === "way") return true;
  }
  return false;
}

/** "love him", "love playing with her", "love having him round" */
function isBeloved(reading: Reading, at: number): boolean {
  const whom = reading.tokens[at]?.form === "ing" ? at + (norm(reading, at + 1) === "with" ? 2 : 1) : at;
  return ["you", "him", "her", "them"].includes(norm(reading, whom)) && norm(reading, at) !== "watching";
}

const isNobody = isOneOf("nobody noone none");

/** Whether a "not" speaks for the words from token `first` on, up to three words before them or in their verb. */
export function isNegated(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (isSuperlative(reading, first)) return false;
  if (follows(reading, first - 2, "anything", "but")) return true;
  const ceasing = ceasedBeing(reading, clause);
  if (ceasing !== undefined) return ceasing;
  if (isHeightOf(reading, first) || isSupposed(reading, clause)) return false;
  if (isPresupposed(reading, first, verb?.end ?? first)) return false;
  if (clause !== undefined && isLeadingQuestion(reading, clause)) return false;
  if (verb?.negated && verb.first <= first) return !isCorrected(reading, verb.end, first);
  // "I never called you an idiot"
  if (verb?.lemma === "call" && norm(reading, verb.first - 1) === "never") return true;
  return isOfNobody(reading, clause, first) || isDeniedBefore(reading, first);
}

/** "If you were less vain", "had Nina been less vain" */
function isSupposed(reading: Reading, clause: Clause | undefined): boolean {
  if (clause?.verb === undefined) return false;
  const isHad = norm(reading, clause.first) === "had" && !reading.sentences[clause.sentence]?.question;
  return clause.role === "if" || isHad;
}

/** "Nobody here is lazy" */
function isOfNobody(reading: Reading, clause: Clause | undefined, first: number): boolean {
  const subject = clause?.subject;
  return subject !== undefined && subject.first < first && passes(reading, subject.head, isNobody);
}

/** "hardly a liar", "far from lazy" */
function isDeniedBefore(reading: Reading, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 3); at--) {
    const token = reading.tokens[at];
    if (token === undefined || token.tag === "PUNCT" || token.clause !== reading.tokens[first]?.clause) break;
    if (isDenying(token) || (token.norm === "from" && norm(reading, at - 1) === "far")) return true;
  }
  return false;
}

/** "Don't you think that's childish of him?", "wasn't that a bit harsh of you?": asked, and meant. */
export function isLeadingQuestion(reading: Reading, { verb, sentence }: Clause): boolean {
  const found = reading.sentences[sentence];
  return found?.question === true && verb?.negated === true && verb.first === found.firstToken;
}

/** Whether somebody left off being so: "you stopped being rude"; not so in "you never stop being rude", "he can't help being a snob". */
function ceasedBeing(reading: Reading, clause: Clause | undefined): boolean | undefined {
  const verb = clause?.verb;
  if (verb === undefined || reading.tokens[verb.end]?.form !== "ing") return undefined;
  if (clause?.subject === undefined || !["stop", "quit", "help", "resist"].includes(verb.lemma)) return undefined;
  const isOngoing = verb.negated && ["can", "could", "will"].includes(verb.modal);
  if (norm(reading, verb.end) !== "being" && !isOngoing && verb.tense !== "past") return undefined;
  return !verb.negated && norm(reading, verb.first - 1) !== "never";
}

/** "with a bit less vanity", "a little less arrogance would help": there is too much of it. */
export function isTooMuch(reading: Reading, first: number): boolean {
  if (reading.tokens[first]?.tag !== "NOUN") return false;
  return (
    norm(reading, first - 1) === "less" &&
    ["bit", "little", "lot", "touch", "tad"].includes(norm(reading, first - 2)) &&
    norm(reading, first - 3) === "a"
  );
}

/** "You couldn't be more selfish", "he couldn't have been ruder" */
function isHeightOf(reading: Reading, first: number): boolean {
  const { verb } = clauseOf(reading, first) ?? {};
  if (verb?.lemma !== "be" || !verb.negated || !["could", "can"].includes(verb.modal)) return false;
  return norm(reading, first - 1) === "more" || /[^e]er$/.test(norm(reading, first));
}

/** "I can't stand your rude tone", "couldn't sleep because of your lies": what is somebody's own is not denied with the verb. */
function isPresupposed(reading: Reading, first: number, from: number): boolean {
  const phrase = phraseAt(reading, first);
  if (phrase === undefined || phrase.first < from || !["you", "third", "name", "group"].includes(phrase.owner ?? ""))
    return false;
  return clauseOf(reading, first)?.verb?.lemma !== "be";
}

const SUCH = cueAsWritten("such");
const isCompared = isOneOf("as so more");

/** "I've never met such a stingy man" denies nothing. */
function isSuperlative(reading: Reading, first: number): boolean {
  if (holds(reading, SUCH, first - 3, first)) return true;
  if (!passes(reading, first - 1, isCompared)) return false;
  // "Nobody is as rude as you"
  const who = clauseOf(reading, first)?.subject;
  const isNone = who !== undefined && passes(reading, who.head, isNobody) && norm(reading, first + 1) === "as";
  const whom = phraseAt(reading, first + 2);
  if (isNone && whom !== undefined && ["you", "third", "name"].includes(whom.person)) return true;
  const met = clauseOf(reading, first)?.verb?.lemma;
  const isOf = isCue(reading, ANYONE_ANYBODY_SOMEONE, first - 2);
  const isWith = tokenAt(reading, first - 3)?.tag === "ADP";
  if (isOf && norm(reading, first - 1) === "so" && (isWith || ["meet", "encounter", "know", "see"].includes(met ?? "")))
    return true;
  return ["meet", "encounter", "know", "see"].includes(met ?? "") && isCue(reading, AS_THAN, first + 1);
}

/** "You're not tired but lazy": the second word is meant. */
function isCorrected(reading: Reading, from: number, first: number): boolean {
  // "I'm not angry, just sad that …"
  const isJust =
    norm(reading, first - 2) === "," && ["just", "only", "simply", "mostly"].includes(norm(reading, first - 1));
  return isJust || holds(reading, BUT, from, first);
}
