import * as lists from "../lexicon/words/retag-fronted.ts";
import type { Retaggable } from "./retaggable.ts";

const MAX_WORDS_BEFORE = 8;

/** Where a denial at the head of a sentence ends ("not once", "at no point", "under no circumstances"), or `first`: the helper comes before the subject then. */
export function frontedEnd(tokens: readonly { readonly norm: string }[], first: number): number {
  const one = tokens[first]?.norm ?? "";
  const two = tokens[first + 1]?.norm ?? "";
  const three = tokens[first + 2]?.norm ?? "";
  if (one === "not" && two === "once") return first + 2;
  if (one === "never" && ["once", "ever", "before", "again"].includes(two)) return first + 2;
  if (two === "no" && ["at", "on", "in", "under", "for"].includes(one) && lists.DENIED.has(three)) return first + 3;
  return first;
}

/** "Not once in four years has Facilities rung": the helper that such a denial draws to the front. */
export function retagFronted(tokens: readonly Retaggable[], first: number, end: number): void {
  const that = tokens[first + 2];
  // "Isn't that a bit rude?"
  if (that?.norm === "that" && tokens[first + 1]?.norm === "not" && ["is", "was"].includes(tokens[first]?.norm ?? ""))
    that.tag = "PRON";
  const from = frontedEnd(tokens, first);
  if (from === first) return;
  for (let at = from; at < Math.min(end, from + MAX_WORDS_BEFORE); at++) {
    const token = tokens[at];
    if (token === undefined || !lists.HELPERS.has(token.norm)) continue;
    if (["PRON", "DET", "NOUN", "PROPN", "ADJ"].includes(tokens[at + 1]?.tag ?? "")) token.tag = "AUX";
    return;
  }
}
