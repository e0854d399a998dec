import { norm, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";

const OF_THE_MIND = new Set(
  "love like hate respect trust believe regret want mean realise realize understand appreciate enjoy know feel care".split(
    " ",
  ),
);
const BECOMES = new Set(["be", "become", "get", "stay"]);
const DEGREES = new Set("so very really more less a bit little deeply truly thoroughly properly quite just".split(" "));
const STATES = new Set(
  "ashamed sorry grateful thankful glad happy sad proud embarrassed guilty mortified jealous scared angry pleased".split(
    " ",
  ),
);

/** "(be) ashamed of yourself", "(love) me": a state that comes or does not come; nobody can do it when asked. */
export function isUnchosen(reading: Reading, verb: number): boolean {
  const lemma = tokenAt(reading, verb)?.lemma ?? "";
  if (OF_THE_MIND.has(lemma)) return true;
  if (!BECOMES.has(lemma)) return false;
  let at = verb + 1;
  while (DEGREES.has(norm(reading, at))) at++;
  return STATES.has(norm(reading, at));
}
