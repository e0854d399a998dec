import { clauseOf, is, matchesOf, norm } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { isDisowned } from "./denied.ts";
import { remember } from "./remember.ts";
import { Taken } from "./taken.ts";

/** Words with which the speaker names a need, value or aspiration (NVA). Token indices, end exclusive. */
export interface NamedNeed {
  readonly first: number;
  readonly end: number;
}

const WANTING = new Set(
  "need want value treasure cherish crave miss love like seek prize enjoy appreciate hope".split(" "),
);
const PLAIN = new Set(["need", "value", "treasure", "cherish", "crave", "seek", "prize"]);
const MATTERING = new Set(["matter", "count"]);
const OPENS_ACT = new Set(["you", "him", "her", "them"]);

/** The needs, values and aspirations that the speaker names anywhere in the message. */
export const namedNeeds = remember((reading: Reading): NamedNeed[] => {
  const found: NamedNeed[] = [];
  for (const match of matchesOf(reading, "need-frame")) {
    if (isDisowned(reading, match.first) || isDenied(reading, match)) continue;
    found.push({ first: frameStart(reading, match), end: match.end });
  }
  const taken = new Taken();
  for (const { first, end } of found) taken.add(first, end);
  for (const match of matchesOf(reading, "need")) {
    const need = wanted(reading, match) ?? mattering(reading, match);
    if (need === undefined || taken.touches(need.first, need.end)) continue;
    found.push(need);
    taken.add(need.first, need.end);
  }
  return found.sort((a, b) => a.first - b.first);
});

/** Whether some sentence of the message names a need, value or aspiration of the speaker. */
export function namesNeed(reading: Reading): boolean {
  return namedNeeds(reading).length > 0;
}

/** "doesn't matter to me", "I no longer care about". */
function isDenied(reading: Reading, { first, end }: Match): boolean {
  for (let at = Math.max(0, first - 2); at < end; at++)
    if (/^(?:not|never|hardly)$/.test(norm(reading, at))) return true;
  return false;
}

/** "honesty matters to me" is marked from its subject on. */
function frameStart(reading: Reading, { first }: Match): number {
  const clause = clauseOf(reading, first);
  const subject = clause?.subject;
  const isOneWord =
    clause !== undefined && subject !== undefined && subject.end <= first && subject.first >= clause.first;
  return isOneWord && first - subject.first <= 8 ? subject.first : first;
}

/** "I need more support", "I'd love some clarity", "we want peace and quiet". */
function wanted(reading: Reading, { first, end }: Match): NamedNeed | undefined {
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (clause === undefined || verb === undefined || verb.negated || verb.end > first) return undefined;
  if (clause.subject?.person !== "speaker") return undefined;
  if (!WANTING.has(verb.lemma) || isDisowned(reading, first) || first - verb.end > 8) return undefined;
  const isWish = PLAIN.has(verb.lemma) || verb.lemma === "want" || verb.modal === "would" || verb.lemma === "miss";
  if (!isWish && !(verb.lemma === "love" || verb.lemma === "hope")) return undefined;
  for (let at = verb.end; at < first; at++) {
    const token = reading.tokens[at];
    if (OPENS_ACT.has(token?.norm ?? "")) return undefined;
    if (token?.tag === "VERB" && token.norm !== "feel" && token.norm !== "have") return undefined;
  }
  return { first: clause.subject.first, end };
}

/** "Safety matters", "honesty is important", "rest comes first". */
function mattering(reading: Reading, { first, end }: Match): NamedNeed | undefined {
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (
    clause === undefined ||
    verb === undefined ||
    verb.negated ||
    clause.subject === undefined ||
    isDisowned(reading, first)
  )
    return undefined;
  if (clause.subject.first > first || clause.subject.end < end) return undefined;
  if (clause.subject.owner !== undefined && clause.subject.owner !== "speaker") return undefined;
  if (MATTERING.has(verb.lemma)) return { first: clause.subject.first, end: verb.end };
  if (verb.lemma === "come" && norm(reading, verb.end) === "first")
    return { first: clause.subject.first, end: verb.end + 1 };
  return verb.lemma === "be" && isWeighty(reading, verb.end, clause.end)
    ? { first: clause.subject.first, end: verb.end + 2 }
    : undefined;
}

function isWeighty(reading: Reading, from: number, end: number): boolean {
  for (let at = from; at < Math.min(end, from + 4); at++) {
    if (/^(?:everything|important|essential|vital|sacred|precious)$/.test(norm(reading, at)))
      return !is(reading, at, "impersonal-verdict");
  }
  return false;
}
