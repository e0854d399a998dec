import * as lists from "../lexicon/words/done-to.ts";
import { is, matchAt, norm } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isRoleAt, isSufferedAt } from "./suffered.ts";

/** Whether the words at `index` tell what others do to the speaker: "interrupted", "stuck with the minutes", "kept waiting". */
export function isDoneToAt(reading: Reading, index: number): boolean {
  const token = reading.tokens[index];
  if (token === undefined) return false;
  if (is(reading, index, "pseudo-feeling") || isSufferedAt(reading, index)) return true;
  if (token.norm === "stuck")
    return ["with", "w", "doing", "cleaning", "cooking", "holding"].includes(norm(reading, index + 1));
  const isPart = token.form === "ed" || token.form === "participle";
  return isPart && !lists.STATES.has(token.norm) && !is(reading, index, "bodily-state");
}

/** "your taxi", "interrupted": what the speaker is made into, or what is done to them. */
export function isPutUponAt(reading: Reading, index: number): boolean {
  return isRoleAt(reading, index) || isDoneToAt(reading, index);
}

/** Where the words end that tell what is done: "taken for granted" three, "interrupted" one. */
export function doneToEnd(reading: Reading, index: number): number {
  return matchAt(reading, index, "pseudo-feeling")?.end ?? index + 1;
}
