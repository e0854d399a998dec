import * as lists from "../lexicon/words/context.ts";
import { isOneOf, perWord, type Word, wordOf } from "./word.ts";

interface Spelt {
  word: Word;
  norm: string;
}

/** The words that a written one may have to stand for. */
const standIns = perWord(() => new Map<string, Word>());

/** Lets a token stand for another word than the one that is written. */
export function respellAs(token: Spelt, norm: string): void {
  const known = standIns(token.word);
  const other = known.get(norm) ?? wordOf(token.word.text, norm);
  known.set(norm, other);
  token.word = other;
  token.norm = norm;
}

const HELPERS = new Set(["should", "could", "would", "must", "might"]);

const FELT = /(?:[^e]ed|y|sad|hurt|upset|livid|cross|mad|furious|lost|late)$/;

const CLOSES =
  /^(?:[.,!?;:…]+|and|but|or|so|because|when|if|at|to|with|lol|mate|tbh|again|as|for|that|\p{Extended_Pictographic}+)$/u;

const mayBeSlip = isOneOf("of id 2 m cause your");

/** Puts right the spellings that only their neighbours give away: "should of", "your always late". */
export function respell(tokens: readonly Spelt[]): void {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined || !mayBeSlip(token)) continue;
    const next = tokens[index + 1]?.norm ?? "";
    const before = tokens[index - 1]?.norm ?? "";
    if (token.norm === "of" && HELPERS.has(before) && next !== "course") respellAs(token, "have");
    else if (token.norm === "id" && lists.AFTER_I_WOULD.has(next) && !lists.MY_YOUR_THE.has(before))
      respellAs(token, "i");
    else if (token.norm === "2" && lists.NEED_HAVE_GOT.has(before) && /^[a-z]{2,}$/.test(next)) respellAs(token, "to");
    else if (token.norm === "m" && before === "i") respellAs(token, "am");
    else if (
      token.norm === "cause" &&
      (lists.SUBJECTS.has(next) || (lists.OWNERS.has(next) && FELT.test(before))) &&
      !lists.BEFORE_NOUN.has(before)
    )
      token.norm = "because";
    else if (token.norm === "your" && (lists.AFTER_YOU_ARE.has(next) || isBeing(next, tokens[index + 2]?.norm)))
      respellAs(token, "you");
  }
}

function isBeing(next: string, after: string | undefined): boolean {
  return lists.BEING.has(next) && (after === undefined || CLOSES.test(after));
}
