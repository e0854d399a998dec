import { MIND_STATES, MIND_VERBS } from "../lexicon/states-of-mind.ts";
import { norm, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";

const BECOMES = new Set(["be", "become", "get", "stay"]);

/** "(be) ashamed of yourself", "(love) me": a state that comes or does not come. */
export function isUnchosen(reading: Reading, verb: number): boolean {
  const lemma = tokenAt(reading, verb)?.lemma ?? "";
  if (!BECOMES.has(lemma)) return MIND_VERBS.has(lemma);
  let at = verb + 1;
  while (tokenAt(reading, at)?.tag === "ADV") at++;
  return MIND_STATES.has(norm(reading, at));
}
