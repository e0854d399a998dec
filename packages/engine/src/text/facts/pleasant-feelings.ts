import * as lists from "../../lexicon/words/pleasant-feelings.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { is, matchesOf, norm, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { isNegated } from "./denied.ts";
import { predicateOf } from "./predicate.ts";

const I_WE = cueAsWritten("i we");

/** "I felt relieved", "I'm so glad that you came": a pleasant feeling that the speaker states as felt. */
export function pleasantFeelings(reading: Reading): Match[] {
  return matchesOf(reading, "feeling-pleasant").filter((match) => {
    const { first, end } = match;
    const predicate = predicateOf(reading, first);
    const verb = predicate?.verb;
    const subject = predicate?.subject;
    if (verb === undefined || subject === undefined || verb.modal !== "" || predicate?.clause.role === "if")
      return false;
    if (!isCue(reading, I_WE, subject.head)) return false;
    if (predicate?.clause.role === "that" || (verb.lemma === "be" && !lists.GLAD.has(match.text))) return false;
    const isOpen = reading.tokens[end];
    const isBeforeNoun =
      isOpen !== undefined && isOpen.phrase !== -1 && isOpen.phrase === tokenAt(reading, end - 1)?.phrase;
    const isFormula = norm(reading, end) === "to" || is(reading, first, "courtesy") || norm(reading, end) === "for";
    return !isBeforeNoun && !isFormula && !isNegated(reading, first);
  });
}
