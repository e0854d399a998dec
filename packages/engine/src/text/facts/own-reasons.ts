import * as lists from "../../lexicon/words/own-reasons.ts";
import { cue, cueAsWritten, holds, placesOf } from "../places.ts";
import { clauseOf, clausesOf, findToken, norm, phraseAt, sentenceEnd } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { type Bias, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { isMinded } from "./ill-will.ts";

const BECAUSE_COS_CUZ = cue("because cos cuz");
const KNOW = cue("know");
const CARE = cue("care");
const HOPE = cue("hope");
const HOPED_IN_VAIN = cueAsWritten(lists.HOPED_IN_VAIN);

const SEVERITY = 0.6;

/** Reasons that somebody else had, told as if one had looked in: "because you enjoy it", "not because you meant it", "knowing you would never pay". */
export function ownReasons(reading: Reading): Bias[] {
  const found: Bias[] = [];
  const add = (set: readonly [number, number] | undefined) => {
    if (set !== undefined && !isDisowned(reading, set[0]))
      found.push({ first: set[0], end: set[1], severity: SEVERITY });
  };
  for (const at of placesOf(reading, BECAUSE_COS_CUZ)) add(because(reading, at));
  for (const at of placesOf(reading, KNOW)) add(knowing(reading, at));
  for (const at of placesOf(reading, CARE)) add(caresNotFor(reading, at));
  for (const at of placesOf(reading, ENVIES)) add(justJealous(reading, at));
  for (const at of placesOf(reading, HOPE)) add(inTheHope(reading, at));
  return found;
}

const isPronoun = (reading: Reading, phrase: NounPhrase | undefined) =>
  ["you", "he", "she", "they"].includes(norm(reading, phrase?.head ?? -1));

/** "He parks there because he thinks …", "you cancelled because something better came up" */
function because(reading: Reading, at: number): readonly [number, number] | undefined {
  const clause = clauseOf(reading, at + 1);
  const { verb, subject } = clause ?? {};
  if (clause === undefined || verb === undefined || subject === undefined || verb.first < at) return undefined;
  if (!isDeedOfOther(reading, clause)) return undefined;
  const isOnly = ["only", "just", "simply", "purely"].includes(norm(reading, at - 1));
  if (isOnly && isPronoun(reading, subject) && lists.WISHING.has(verb.lemma)) return [at - 1, verb.end];
  if (!isPronoun(reading, subject) || !isInner(verb)) return undefined;
  if (norm(reading, at - 1) === "not") return [at - 1, verb.end];
  return isUnfair(reading, clause, at) ? [subject.first, verb.end + 1] : undefined;
}

/** "He parks there (because …)" */
function isDeedOfOther(reading: Reading, { sentence, index: reason }: Clause): boolean {
  const main = clausesOf(reading, sentence).find(({ index, role }) => index < reason && role === "main");
  return main?.verb !== undefined && !main.imperative && isSomebodyElse(reading, main.subject);
}

function isInner({ lemma, modal }: VerbGroup): boolean {
  return lists.INNER.has(lemma) && (modal === "" || modal === "can");
}

function isUnfair(reading: Reading, { verb, subject }: Clause, from: number): boolean {
  if (verb === undefined) return false;
  const limit = sentenceEnd(reading, from);
  if (findToken(reading, verb.end, Math.min(limit, verb.end + 8), ({ norm: word }) => lists.SELFISH.has(word)) !== -1)
    return true;
  if (subject?.person !== "you" || verb.negated) return false;
  const isTo = norm(reading, verb.end) === "to";
  if (["want", "like", "love"].includes(verb.lemma))
    return isTo && !lists.FAIR.has(norm(reading, verb.end + 1)) && verb.lemma === "want";
  return ["enjoy", "hate", "resent", "envy", "fear"].includes(verb.lemma);
}

/** "You took our deposit knowing you would never build it" */
function knowing(reading: Reading, at: number): readonly [number, number] | undefined {
  if (norm(reading, at) !== "knowing") return undefined;
  const who = norm(reading, at + 1) === "that" ? at + 2 : at + 1;
  const doer = clauseOf(reading, at - 1);
  const told = clauseOf(reading, who);
  const isOther = isPronoun(reading, phraseAt(reading, who));
  const isBad = told?.verb !== undefined && told.verb.first > at && (told.verb.negated || told.verb.modal === "would");
  return isOther && isBad && isSomebodyElse(reading, doer?.subject) && doer?.imperative === false
    ? [at, who + 1]
    : undefined;
}

/** "The clinic cares about billing, not about patients" */
function caresNotFor(reading: Reading, at: number): readonly [number, number] | undefined {
  const clause = clauseOf(reading, at);
  if (
    clause?.verb?.head !== at ||
    clause.verb.negated ||
    !["about", "for"].includes(norm(reading, at + 1)) ||
    !isMinded(reading, clause.subject)
  )
    return undefined;
  const limit = reading.sentences[clause.sentence]?.endToken ?? at;
  const not = findToken(
    reading,
    at + 2,
    Math.min(limit, at + 8),
    ({ norm: word, index }) => word === "not" && norm(reading, index - 1) === ",",
  );
  return not === -1 ? undefined : [at, not];
}

const ENVIES = cue(lists.ENVIES);

/** "You're just jealous because he picked me" */
function justJealous(reading: Reading, at: number): readonly [number, number] | undefined {
  const { verb, subject, role } = clauseOf(reading, at) ?? {};
  const isJust = ["just", "only", "simply", "obviously", "clearly", "secretly"].includes(norm(reading, at - 1));
  if (["scared", "afraid"].includes(norm(reading, at)) && !["me", "us", "my", "our"].includes(norm(reading, at + 2)))
    return undefined;
  return verb?.lemma === "be" && isJust && !verb.negated && role !== "if" && isSomebodyElse(reading, subject)
    ? [at - 1, at + 1]
    : undefined;
}

/** "You put it on page nine in the hope that nobody reads it" */
function inTheHope(reading: Reading, at: number): readonly [number, number] | undefined {
  if (
    norm(reading, at - 2) !== "in" ||
    norm(reading, at - 1) !== "the" ||
    !["that", "of"].includes(norm(reading, at + 1))
  )
    return undefined;
  const doer = clauseOf(reading, at - 3);
  const isIll = holds(reading, HOPED_IN_VAIN, at + 2, at + 6);
  return isIll && isSomebodyElse(reading, doer?.subject) && doer?.imperative === false ? [at - 2, at + 3] : undefined;
}
