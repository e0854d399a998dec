import * as lists from "../lexicon/words/retag-verbless.ts";
import { knownVerbs } from "./known-verbs.ts";
import { verbLemma } from "./lemma.ts";
import type { Tag } from "./reading.ts";
import type { Retaggable } from "./retaggable.ts";

const NOMINAL = new Set<Tag>(["NOUN", "PROPN", "PRON"]);

/** A stretch without any verb most likely hides one under a noun's or an adjective's tag: "the manager forgets payday". Tokens [first, end). */
export function retagVerbless(tokens: readonly Retaggable[], first: number, end: number): void {
  let start = first;
  let hasVerb = false;
  for (let index = first; index <= end; index++) {
    const token = index < end ? tokens[index] : undefined;
    const tag = token?.tag;
    if (token !== undefined && tag !== "PUNCT" && tag !== "SCONJ" && tag !== "CCONJ") {
      if (tag === "VERB" || tag === "AUX" || tag === "IMP")
        hasVerb ||= !isDescribing(token, index > 0 ? tokens[index - 1] : undefined);
      continue;
    }
    if (!hasVerb && index - start >= (tag === "SCONJ" ? 2 : 3)) giveVerb(tokens, start, index);
    start = index + 1;
    hasVerb = false;
  }
}

/** "a demanding boss" */
function isDescribing({ norm }: Retaggable, before: Retaggable | undefined): boolean {
  return before?.tag === "DET" && norm.endsWith("ing");
}

function giveVerb(tokens: readonly Retaggable[], start: number, end: number): void {
  for (let index = start + 1; index < end; index++) {
    const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (before === undefined || token === undefined || !(NOMINAL.has(before.tag) || before.norm === "one")) continue;
    // "no smoking near my kids"
    if (lists.MY_OUR_YOUR.has(before.norm)) continue;
    if (mayBeVerb(token, before) && (index + 1 >= end || fitsAfter(after))) {
      token.tag = "VERB";
      return;
    }
  }
}

/** A third person's "-s" after a singular, or a past "-ed" straight after the subject. */
function mayBeVerb({ norm, tag, text }: Retaggable, before: Retaggable): boolean {
  if (tag !== "NOUN" && tag !== "ADJ" && tag !== "ADP" && tag !== "PROPN") return false;
  if (lists.LEFT.has(norm)) return true;
  const { lemma, form } = verbLemma(norm);
  if (!knownVerbs.has(lemma)) return false;
  if (form === "s") return (tag === "NOUN" || tag === "PROPN") && text === norm && !before.norm.endsWith("s");
  return form === "ed" && norm.endsWith("ed") && tag === "ADJ";
}

function fitsAfter(after: Retaggable | undefined): boolean {
  return after === undefined || lists.FOLLOWS.has(after.norm) || after.tag === "PROPN";
}
