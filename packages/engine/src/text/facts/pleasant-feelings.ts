import { cueAsWritten, isCue } from "../places.ts";
import { is, matchesOf, norm, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { isNegated } from "./denied.ts";
import { predicateOf } from "./predicate.ts";

const I_WE = cueAsWritten("i we");

/** After "I am" only these are feelings beyond doubt; "I'm open", "we're good" and "I'm at home" need not be. */
const GLAD = new Set([
  "happy",
  "glad",
  "joyful",
  "delighted",
  "thrilled",
  "overjoyed",
  "elated",
  "ecstatic",
  "over the moon",
  "chuffed",
  "excited",
  "grateful",
  "thankful",
  "moved",
  "touched",
  "deeply touched",
  "humbled",
  "relieved",
  "reassured",
  "comforted",
  "hopeful",
  "optimistic",
  "encouraged",
  "heartened",
  "proud",
  "inspired",
  "pleased",
  "content",
  "contented",
  "at ease",
  "at peace",
  "calm",
  "relaxed",
  "amazed",
  "in awe",
  "pleasantly surprised",
]);

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
    if (predicate?.clause.role === "that" || (verb.lemma === "be" && !GLAD.has(match.text))) return false;
    const isOpen = reading.tokens[end];
    const isBeforeNoun =
      isOpen !== undefined && isOpen.phrase !== -1 && isOpen.phrase === tokenAt(reading, end - 1)?.phrase;
    const isFormula = norm(reading, end) === "to" || is(reading, first, "courtesy") || norm(reading, end) === "for";
    return !isBeforeNoun && !isFormula && !isNegated(reading, first);
  });
}
