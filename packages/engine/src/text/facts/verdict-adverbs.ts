import * as lists from "../../lexicon/words/verdict-adverbs.ts";
import { clauseOf, is, matchesOf } from "../query.ts";
import type { Reading } from "../reading.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { madeOfVerdicts } from "./made-of-verdicts.ts";
import { isOther, ofNamed, type Verdict } from "./target.ts";

const USUAL_SEVERITY = 0.6;

/** Likenesses that judge only some deeds: babies sleep like babies. A lemon is a reproach whatever one did like it. */
const LIKE_SOME = /^like (?!a (?:lemon|pudding|boot camp|bad penny)$)/;

/** Adverbs that judge how somebody else acted: "you recklessly skipped the check". */
export function findAdverbs(reading: Reading): Verdict[] {
  const found: Verdict[] = [];
  for (const match of [...matchesOf(reading, "verdict-adverb"), ...madeOfVerdicts(reading, "adverb")]) {
    const { first, end } = match;
    // "ridiculously good": a degree, no manner
    if (["ADJ", "ADV"].includes(reading.tokens[end]?.tag ?? "")) continue;
    if (isDisowned(reading, first) || isNegated(reading, first)) continue;
    const clause = clauseOf(reading, first);
    const subject = clause?.subject;
    if (clause?.imperative || clause?.verb === undefined || subject === undefined) continue;
    if (LIKE_SOME.test(match.text) && !lists.BEHAVING.has(clause.verb.lemma)) continue;
    const isPassive =
      clause.verb.passive && (subject.person !== "thing" || ofNamed(reading, clause.verb.end) === "work");
    const isRole = is(reading, subject.head, "person") || is(reading, subject.head, "kin");
    if (!isOther(subject.person) && subject.person !== "work" && !isRole && !isPassive) continue;
    found.push({ match, first, end, target: "work", severity: match.severity ?? USUAL_SEVERITY });
  }
  return found;
}
