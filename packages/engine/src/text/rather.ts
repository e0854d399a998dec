import * as lists from "../lexicon/words/rather.ts";
import { isPutUponAt } from "./done-to.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { norm, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import type { Stretch } from "./span.ts";
import { isPersonAt, phraseEnd } from "./suffered.ts";
import { isNegatedBetween, speakerBefore } from "./wish.ts";

const BE_HEAR_FIND = cueAsWritten("be hear find");
const FROM_THROUGH = cueAsWritten("from through");

/** I'd rather you didn't, I'd prefer it if you didn't, I'd prefer you not to, I'd prefer not to be interrupted */
export function afterRather(reading: Reading, rather: number): Stretch | undefined {
  const first = speakerBefore(reading, rather);
  if (first === -1) return undefined;
  const person = [rather + 1, rather + 2, rather + 3].find(
    (at) => isPersonAt(reading, at) || (at === rather + 1 && norm(reading, at) === "we"),
  );
  if (
    person !== undefined &&
    ["", "it", "if", "that"].includes(person === rather + 1 ? "" : norm(reading, person - 1))
  ) {
    const end = phraseEnd(reading, person);
    if (["nobody", "noone", "no"].includes(norm(reading, person)))
      return isFateAt(reading, end) ? undefined : { first, end };
    const not = [end, end + 1].find((at) => norm(reading, at) === "not");
    const verb = norm(reading, (not ?? end) + 1) === "to" ? (not ?? end) + 2 : (not ?? end) + 1;
    return not !== undefined && !["have", "worry", "need"].includes(norm(reading, verb))
      ? { first, end: not + 1 }
      : undefined;
  }
  return ownNot(reading, first, rather) ?? notToBe(reading, first, rather);
}

/** "I'd prefer it if my mark wasn't read out" */
function ownNot(reading: Reading, first: number, rather: number): Stretch | undefined {
  const at = [rather + 1, rather + 2, rather + 3].find((place) => ["my", "our"].includes(norm(reading, place)));
  if (at === undefined) return undefined;
  const not = phraseEnd(reading, at) + 1;
  const isDone = reading.tokens[not + 1]?.tag === "VERB" && tokenAt(reading, not - 1)?.lemma === "be";
  return norm(reading, not) === "not" && isDone ? { first, end: not + 1 } : undefined;
}

/** not be your taxi, not to be interrupted, not hear about it from the neighbours */
function notToBe(reading: Reading, first: number, rather: number): Stretch | undefined {
  const verb = firstIn(reading, BE_HEAR_FIND, rather + 1, rather + 4);
  if (verb === -1 || !isNegatedBetween(reading, rather, verb)) return undefined;
  if (norm(reading, verb) === "be") return isPutUponAt(reading, verb + 1) ? { first, end: verb + 2 } : undefined;
  const isPassedOn = holds(reading, FROM_THROUGH, verb + 1, verb + 6);
  return isPassedOn ? { first, end: verb + 1 } : undefined;
}

/** "I'd rather nobody got hurt" */
function isFateAt(reading: Reading, verb: number): boolean {
  return lists.HURT_LOST_ILL.has(norm(reading, verb + 1));
}
