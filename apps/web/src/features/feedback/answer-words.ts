import { helpTexts } from "@wellput/content/help-texts";
import { hasBlank } from "../../lib/blanks.ts";
import type { Snapshot } from "./snapshot.ts";

export const GOOD_TEXT = "Looks Good.";
export const UNREAD_TEXT = "Your change has not been read yet.";
export const FILL_IN_TEXT = "Fill in the [blanks], then it is read again.";
const BLANKS_LEFT_TEXT = "There are [blanks] left to fill in.";
const ENGLISH_TEXT = "I read English so far. In another language I cannot tell how a message may land.";

/** What is said of a text in which nothing is marked. */
interface NothingMarked {
  readonly isGood: boolean;
  readonly text: string;
}

/**
 * It is good, unless it was not read, somebody may need help, or a part of it is still to be written. Nothing is said of words
 * that have changed since there were marks on them.
 */
export function nothingMarked(
  { text, isForeign, danger, mayNeedHelp, carriedFrom }: Snapshot,
  goodText: string = GOOD_TEXT,
): NothingMarked {
  if (carriedFrom === "marked") return { isGood: false, text: hasBlank(text) ? BLANKS_LEFT_TEXT : "" };
  if (isForeign) return { isGood: false, text: ENGLISH_TEXT };
  if (danger || mayNeedHelp) return { isGood: false, text: helpTexts.noWording };
  if (hasBlank(text)) return { isGood: false, text: BLANKS_LEFT_TEXT };
  return { isGood: true, text: goodText };
}
