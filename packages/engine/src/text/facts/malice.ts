import * as lists from "../../lexicon/words/malice.ts";
import { cueAsLemma, isCue, lacks } from "../places.ts";
import { is, norm } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";

import { type Bias, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";

const SEVERITY = 0.65;

const HARM = cueAsLemma([...lists.HARMING]);
const RELISH = cueAsLemma("enjoy love relish like adore");

/** "You're doing this to punish me": a deed with a harmful purpose put behind it. */
export function meantHarm(reading: Reading, clause: Clause): Bias | undefined {
  const verb = clause.verb;
  const tried = tryingEnd(reading, clause);
  if (verb !== undefined && tried !== -1) return { first: verb.head, end: tried, severity: SEVERITY };
  if (verb === undefined || verb.negated || lacks(reading, HARM, verb.end, clause.end)) return undefined;
  if (lists.MODALS_OF_WISH.has(verb.lemma)) return undefined;
  for (let at = verb.end; at < clause.end - 2; at++) {
    const deed = reading.tokens[at + 1];
    if (norm(reading, at) !== "to" || deed === undefined || !lists.HARMING.has(deed.lemma)) continue;
    const whom = norm(reading, at + 2);
    if (lists.ME_US_HIM.has(whom) && !isDisowned(reading, at)) return { first: at, end: at + 3, severity: SEVERITY };
  }
  return undefined;
}

const SEEN_THROUGH = new Set("obviously clearly evidently plainly apparently deliberately".split(" "));

/** "The secretary is obviously trying to bury the matter": an adverb that claims to see through somebody. */
function tryingEnd(reading: Reading, { verb, subject, role }: Clause): number {
  if (verb?.lemma !== "try" || verb.negated || role === "if" || norm(reading, verb.end) !== "to") return -1;
  const isPlain = SEEN_THROUGH.has(norm(reading, verb.head - 1)) || SEEN_THROUGH.has(norm(reading, verb.first - 1));
  if (!isPlain || !isSomebodyElse(reading, subject) || isDisowned(reading, verb.head)) return -1;
  return lists.SHADY.has(norm(reading, verb.end + 1)) ? verb.end + 2 : -1;
}

/** "You just don't want to pay": unwillingness read into somebody. */
export function unwilling(reading: Reading, clause: Clause): Bias | undefined {
  const verb = clause.verb;
  if (verb === undefined || !verb.negated || verb.lemma !== "want") return undefined;
  if (
    ["me", "us"].includes(norm(reading, verb.end)) &&
    verb.modal === "" &&
    (verb.tense === "present" ||
      ["at", "in", "around", "near", "there", "here"].includes(norm(reading, verb.end + 1))) &&
    !isDisowned(reading, verb.head)
  )
    return { first: verb.first, end: verb.end + 1, severity: SEVERITY };
  if (
    !["to", "this", "that", "it"].includes(norm(reading, verb.end)) ||
    isDisowned(reading, verb.head) ||
    verb.tense === "past"
  )
    return undefined;
  for (let at = Math.max(clause.first, verb.first - 2); at <= verb.head; at++) {
    if (lists.PLAINLY.has(norm(reading, at)))
      return { first: Math.min(at, verb.first), end: verb.end + 2, severity: SEVERITY };
  }
  return undefined;
}

/** "You enjoy humiliating the juniors." */
export function maliceIn(reading: Reading, clause: Clause): Bias | undefined {
  const verb = clause.verb;
  if (verb === undefined || verb.negated || verb.modal !== "" || !isCue(reading, RELISH, verb.head)) return undefined;
  const deed = reading.tokens[verb.end];
  if (deed === undefined || deed.form !== "ing") return undefined;
  const isHarm =
    lists.HARMING.has(deed.lemma) ||
    is(reading, deed.index, "verdict-verb") ||
    is(reading, deed.index, "emotion-cause");
  return isHarm ? { first: verb.head, end: verb.end + 1, severity: SEVERITY } : undefined;
}
