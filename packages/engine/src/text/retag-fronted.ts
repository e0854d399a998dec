import { ROLES } from "./people.ts";
import type { Retaggable } from "./retaggable.ts";

const HELPERS = /^(?:have|has|had|do|does|did|is|are|was|were|would|will|could|can|should)$/;
const MAX_WORDS_BEFORE = 8;

/** Where a denial at the head of a sentence ends ("not once", "at no point", "under no circumstances"), or `first`: the helper comes before the subject then. */
export function frontedEnd(tokens: readonly { readonly norm: string }[], first: number): number {
  const one = tokens[first]?.norm ?? "";
  const two = tokens[first + 1]?.norm ?? "";
  const three = tokens[first + 2]?.norm ?? "";
  if (one === "not" && two === "once") return first + 2;
  if (one === "not" && /^(?:a|one)$/.test(two) && /^(?:single|time|day|week|month|year)$/.test(three)) return first + 3;
  if (one === "never" && /^(?:once|ever|before|again)$/.test(two)) return first + 2;
  if (/^(?:at|on|in|under|for)$/.test(one) && two === "no" && DENIED.test(three)) return first + 3;
  return first;
}

const DENIED = /^(?:point|time|stage|moment|occasion|circumstances|account|way)$/;

const ALWAYS =
  /^(?:invariably|constantly|continually|perpetually|incessantly|deliberately|conveniently|supposedly|secretly|repeatedly)$/;

/** "those consultants", "has that man rung?": before a noun they are articles. */
function retagPointers(tokens: readonly Retaggable[], first: number, end: number): void {
  for (let at = first; at < end - 1; at++) {
    const token = tokens[at];
    if (token?.norm === "us" && token.tag === "PROPN" && token.text === "us") token.tag = "PRON";
    if (token?.tag === "NOUN" && ALWAYS.test(token.norm)) token.tag = "ADV";
    if (token?.tag === "ADV" && token.norm === "family") token.tag = "NOUN";
    const next = tokens[at + 1];
    if (
      /^(?:you|we)$/.test(token?.norm ?? "") &&
      next?.tag === "VERB" &&
      next.norm.endsWith("s") &&
      ROLES.has(next.norm.slice(0, -1))
    )
      next.tag = "NOUN";
    if (token?.tag !== "PRON" || !/^(?:this|that|these|those)$/.test(token.norm) || tokens[at + 1]?.tag !== "NOUN")
      continue;
    const before = tokens[at - 1]?.tag;
    if (at === first || before === "AUX" || before === "ADP" || /^th[eo]se$/.test(token.norm)) token.tag = "DET";
  }
}

/** "Not once in four years has Facilities rung": the helper that such a denial draws to the front. */
export function retagFronted(tokens: readonly Retaggable[], first: number, end: number): void {
  const from = frontedEnd(tokens, first);
  if (from !== first) retagHelper(tokens, from, end);
  retagPointers(tokens, first, end);
}

function retagHelper(tokens: readonly Retaggable[], from: number, end: number): void {
  for (let at = from; at < Math.min(end, from + MAX_WORDS_BEFORE); at++) {
    const token = tokens[at];
    if (token === undefined || !HELPERS.test(token.norm)) continue;
    if (/^(?:PRON|DET|NOUN|PROPN|ADJ)$/.test(tokens[at + 1]?.tag ?? "")) token.tag = "AUX";
    return;
  }
}
