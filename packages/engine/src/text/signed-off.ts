import { tokenAt } from "./query.ts";
import type { BareSentence, Match, Reading } from "./reading.ts";

/** "Stop humming, thanks.", "I don't want your advice, thank you": thanks that close what is forbidden, owed or refused praise nobody. */
export function isSignedOff(reading: Reading, { first, end, text }: Match, sentence: BareSentence): boolean {
  if (
    !["thanks", "thank you", "thanx", "many thanks", "thanks a lot"].includes(text) ||
    first <= sentence.firstToken + 1
  )
    return false;
  for (let at = end; at < sentence.endToken; at++)
    if (!["PUNCT", "SYM", "INTJ", "X"].includes(reading.tokens[at]?.tag ?? "")) return false;
  for (let index = sentence.firstClause; index < sentence.endClause; index++) {
    const { imperative, verb } = reading.clauses[index] ?? {};
    if (["should", "must", "have to", "need to", "ought to"].includes(verb?.modal ?? "")) return true;
    if (verb?.negated === true && (imperative === true || ["want", "need", "like"].includes(verb.lemma))) return true;
  }
  for (let at = sentence.firstToken; at < first; at++) if (isAskedOff(reading, at, sentence.firstToken)) return true;
  return false;
}

/** "no calls after nine", "please stop …" */
function isAskedOff(reading: Reading, at: number, first: number): boolean {
  const token = reading.tokens[at];
  const isNo = token?.norm === "no" && (at === first || tokenAt(reading, at - 1)?.norm === "please");
  return isNo || token?.matches.some(({ name }) => name === "negative-request") === true;
}
