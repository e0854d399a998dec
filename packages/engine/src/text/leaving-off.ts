import * as lists from "../lexicon/words/leaving-off.ts";
import { isAsked, isTagged, opensOrder } from "./asking.ts";
import { isBehaviourAt } from "./nuisance.ts";
import { norm } from "./query.ts";
import type { Reading } from "./reading.ts";
import { phraseEnd } from "./suffered.ts";

/** First words of verbs of leaving off, with what may follow before the thing that is to be left. */
const LEAVING: Readonly<Record<string, RegExp>> = {
  leave: /^off$/,
  lay: /^off$/,
  knock: /^off$/,
  cut: /^(?:|out|down on|back on)$/,
  pack: /^in$/,
  give: /^over(?: with)?$/,
  ease: /^(?:off|up|off on|up on)$/,
  go: /^(?:easy on|easy with)$/,
  tone: /^down$/,
  dial: /^(?:down|back)$/,
  rein: /^in$/,
  cool: /^it with$/,
  hold: /^(?:off|off with|off on)$/,
  quit: /^with$/,
  stop: /^(?:with)?$/,
  end: /^$/,
  drop: /^$/,
  lose: /^$/,
  ditch: /^$/,
  save: /^$/,
};

export const LEAVING_OFF: readonly string[] = Object.keys(LEAVING);

/** "lay off my brother", "drop the baby talk", "go easy on the criticism": where it ends; "cut out the coupon" is none. */
export function leavingOffEnd(reading: Reading, index: number, orders: ReadonlySet<number>): number {
  const pattern = Object.hasOwn(LEAVING, norm(reading, index)) ? LEAVING[norm(reading, index)] : undefined;
  if (pattern === undefined || !(orders.has(index) || isRequest(reading, index))) return -1;
  const [one, two] = [norm(reading, index + 1), norm(reading, index + 2)];
  const length = pattern.test(`${one} ${two}`) ? 2 : pattern.test(one) && one !== "" ? 1 : pattern.test("") ? 0 : -1;
  if (length === -1) return -1;
  const at = index + 1 + length;
  if (norm(reading, index) === "lay" && reading.tokens[at]?.phrase !== -1) return phraseEnd(reading, at);

  const isBare = length === 0 && !lists.THE_YOUR_THAT.has(norm(reading, at));
  return !isBare && isBehaviourAt(reading, at) ? phraseEnd(reading, at) : -1;
}

function isRequest(reading: Reading, index: number): boolean {
  return opensOrder(reading, index) || isAsked(reading, index) || isTagged(reading, index);
}
