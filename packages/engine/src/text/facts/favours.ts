import * as lists from "../../lexicon/words/favours.ts";
import { cueAsWritten, placesOf } from "../places.ts";
import { clauseOf, findToken, norm, phraseAt } from "../query.ts";
import type { Reading } from "../reading.ts";
import { type Bias, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";

const ONLY = cueAsWritten("only just");
const SEVERITY = 0.55;
const REACH = 9;

/** "You only play the sons of your golf buddies", "she only ever promotes her mates": favour read into what somebody does. */
export function favours(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const only of placesOf(reading, ONLY)) {
    const { verb, subject, end = only, role, imperative } = clauseOf(reading, only) ?? {};
    if (verb === undefined || verb.modal !== "" || verb.negated || imperative || role === "if") continue;
    if (!lists.CHOOSING.has(verb.lemma) || verb.head <= only || verb.head > only + 2) continue;
    if (!isSomebodyElse(reading, subject) || isDisowned(reading, only)) continue;
    const own = findToken(reading, verb.end, Math.min(end, verb.end + REACH), ({ index, norm: word }) => {
      const phrase = phraseAt(reading, index);
      return (
        lists.OWN.has(word) &&
        phrase?.head === index &&
        ["your", "his", "her", "their"].includes(norm(reading, phrase.first))
      );
    });
    if (own !== -1) found.push({ first: only, end: own + 1, severity: SEVERITY });
  }
  return found;
}
