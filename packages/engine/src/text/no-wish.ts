import * as lists from "../lexicon/words/no-wish.ts";
import { isCaringFor } from "./caring.ts";
import { isPutUponAt } from "./done-to.ts";
import { norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import type { Stretch } from "./span.ts";
import { isPersonAt, phraseEnd } from "./suffered.ts";
import { afterTo } from "./unwanted-to.ts";
import { unwelcomeEnd } from "./unwelcome.ts";
import { isNegatedBetween, speakerBefore } from "./wish.ts";

/** I don't wish to be contacted, I have no desire to hear …, it's not my wish to be …, my wish is that you don't … */
export function afterNoWish(reading: Reading, index: number): Stretch | undefined {
  if (norm(reading, index - 1) === "my" || norm(reading, index - 2) === "my") return ofMyWish(reading, index);
  const first = speakerBefore(reading, norm(reading, index - 1) === "no" ? index - 2 : index);
  if (first === -1) return undefined;
  if (isNegatedBetween(reading, first, index)) return wishEnd(reading, first, index);
  const isNotToBe = norm(reading, index + 1) === "not" && norm(reading, index + 2) === "to";
  return isNotToBe && unwelcomeEnd(reading, index + 2) !== -1 ? { first, end: index + 3 } : undefined;
}

/** "It is not my wish to be discussed", "my only wish is that you don't smoke here" */
function ofMyWish(reading: Reading, index: number): Stretch | undefined {
  const my = norm(reading, index - 1) === "my" ? index - 1 : index - 2;
  if (norm(reading, my - 1) === "not") return wishEnd(reading, my - 1, index);
  const isThat = ["is", "'s", "was"].includes(norm(reading, index + 1)) && norm(reading, index + 2) === "that";
  if (!isThat || !isPersonAt(reading, index + 3)) return undefined;
  const helper = phraseEnd(reading, index + 3);
  const isFree = lists.HAVE_NEED_WORRY.has(norm(reading, helper + 2));
  return norm(reading, helper + 1) === "not" && !isFree ? { first: my, end: helper + 2 } : undefined;
}

/** What follows the wish that is denied: to be contacted, of being …, in hearing …, for another lecture, that you … */
function wishEnd(reading: Reading, first: number, index: number): Stretch | undefined {
  const joint = norm(reading, index + 1);
  const verb = norm(reading, index + 2);
  if (joint === "that")
    return isThatClause(reading, index + 2) ? { first, end: phraseEnd(reading, index + 2) } : undefined;
  if (joint === "to") {
    return lists.HEAR_SEE_ARGUE.has(verb) ? { first, end: index + 3 } : afterTo(reading, first, index + 1);
  }
  const isHearing =
    joint === "in" && ["hearing", "discussing", "arguing", "talking", "meeting", "seeing"].includes(verb);
  if (isHearing) return { first, end: index + 3 };
  if (!["of", "for", "in"].includes(joint)) return undefined;
  if (verb === "being") return isPutUponAt(reading, index + 3) ? { first, end: index + 4 } : undefined;
  const end = unwelcomeEnd(reading, index + 2);
  return end === -1 ? undefined : { first, end };
}

/** "that you speak like this", "that my photo is used" */
function isThatClause(reading: Reading, at: number): boolean {
  const isOwn = phraseAt(reading, at)?.owner === "speaker";
  if (!isOwn && !isPersonAt(reading, at)) return false;
  return !isCaringFor(reading, phraseEnd(reading, at) - 1);
}
