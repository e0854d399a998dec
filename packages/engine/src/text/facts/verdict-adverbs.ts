import * as lists from "../../lexicon/words/verdict-adverbs.ts";
import { clauseOf, is, matchesOf } from "../query.ts";
import type { Match, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { madeOfVerdicts } from "./made-of-verdicts.ts";
import { isOther, ofNamed, type Verdict } from "./target.ts";

const USUAL_SEVERITY = 0.6;

/** Likenesses that judge only some deeds: babies sleep like babies. A lemon is a reproach whatever one did like it. */
const LIKE_SOME = /^like (?!a (?:lemon|pudding|boot camp|bad penny)$)/;

/** Adverbs that judge how somebody else acted: "you recklessly skipped the check". */
export function findAdverbs(reading: Reading): Verdict[] {
  const adverbs = [...matchesOf(reading, "verdict-adverb"), ...madeOfVerdicts(reading, "adverb")];
  return adverbs.flatMap((match) => {
    const { first, end, severity = USUAL_SEVERITY } = match;
    return judgesDeed(reading, match) ? [{ match, first, end, target: "work", severity }] : [];
  });
}

function judgesDeed(reading: Reading, { first, end, text }: Match): boolean {
  // "ridiculously good": a degree, no manner
  if (["ADJ", "ADV"].includes(reading.tokens[end]?.tag ?? "")) return false;
  if (isDisowned(reading, first) || isNegated(reading, first)) return false;
  const { imperative, verb, subject } = clauseOf(reading, first) ?? {};
  if (imperative || verb === undefined || subject === undefined) return false;
  if (LIKE_SOME.test(text) && !lists.BEHAVING.has(verb.lemma)) return false;
  return isSomebodyAtWork(reading, subject) || isPassive(reading, verb, subject);
}

/** "you", "the chef", "your report" */
function isSomebodyAtWork(reading: Reading, { person, head }: NounPhrase): boolean {
  return isOther(person) || person === "work" || is(reading, head, "person") || is(reading, head, "kin");
}

/** "The team was recklessly restructured", "the form was carelessly filled in by sales" */
function isPassive(reading: Reading, { passive, end }: VerbGroup, { person }: NounPhrase): boolean {
  return passive && (person !== "thing" || ofNamed(reading, end) === "work");
}
