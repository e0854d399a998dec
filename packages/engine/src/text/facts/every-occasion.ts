import * as lists from "../../lexicon/words/every-occasion.ts";
import { cue, placesOf } from "../places.ts";
import { clauseOf, norm } from "../query.ts";
import type { Reading } from "../reading.ts";
import { isSomebodyElse } from "./bias-kinds.ts";

const NEVER = cue("never");
const SINGLE = cue("single");

/** Token indices, end exclusive. */
interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** "It's never your fault", "not a single thing I told you". */
export function everyOccasion(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  const add = (set: Stretch | undefined) => {
    if (set !== undefined) found.push(set);
  };
  for (const at of placesOf(reading, NEVER)) add(neverYours(reading, at));
  for (const at of placesOf(reading, SINGLE)) add(notASingle(reading, at));
  return found;
}

/** "It's never your code, is it?", "nothing is ever your fault" */
function neverYours(reading: Reading, never: number): Stretch | undefined {
  const { verb, subject } = clauseOf(reading, never) ?? {};
  const isIt = subject !== undefined && ["it", "that", "this"].includes(norm(reading, subject.head));
  const isYours = ["your", "his", "her", "their"].includes(norm(reading, never + 1));
  return verb?.lemma === "be" && isIt && isYours && norm(reading, never + 2) !== "own"
    ? { first: never, end: never + 3 }
    : undefined;
}

/** "You don't remember a single thing I told you" */
function notASingle(reading: Reading, single: number): Stretch | undefined {
  if (norm(reading, single - 1) !== "a" || !lists.THING_WORD_MINUTE.has(norm(reading, single + 1))) return undefined;
  const clause = clauseOf(reading, single);
  const { verb, subject } = clause ?? {};
  if (verb === undefined || clause === undefined || !verb.negated || verb.modal !== "" || clause.role === "if")
    return undefined;
  return isSomebodyElse(reading, subject) && !lists.SPARED.has(verb.lemma)
    ? { first: verb.first, end: single + 2 }
    : undefined;
}
