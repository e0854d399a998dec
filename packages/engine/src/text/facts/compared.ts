import { isPointedAt } from "../person-words.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Reading } from "../reading.ts";

const ANYONE_ANYBODY_SOMEONE = cueAsWritten("anyone anybody someone somebody people");
const MEETING = new Set(["meet", "see", "know", "encounter"]);

/** "I've never met anyone so selfish." */
export function isSoUnmet(reading: Reading, first: number, end: number): boolean {
  const isSo = norm(reading, first - 1) === "so" && isCue(reading, ANYONE_ANYBODY_SOMEONE, first - 2);
  if (!isSo || (reading.tokens[end]?.tag ?? "PUNCT") !== "PUNCT") return false;
  const isMet = MEETING.has(clauseOf(reading, first)?.verb?.lemma ?? "");
  return isMet || tokenAt(reading, first - 3)?.tag === "ADP";
}

/** "Nobody is as rude as you", "never met anyone as selfish as your brother" */
export function isCompared(reading: Reading, first: number, end: number): boolean {
  if (norm(reading, end) !== "as" || !isPointedAt(phraseAt(reading, end + 1))) return false;
  const { verb, subject } = clauseOf(reading, first) ?? {};
  if (["nobody", "noone"].includes(norm(reading, subject?.head ?? -1))) return true;
  const isUnmet = verb?.negated === true && (verb.lemma === "have" || MEETING.has(verb.lemma));
  return isUnmet && ["as", "so"].includes(norm(reading, first - 1));
}
