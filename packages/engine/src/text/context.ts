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

/** What a slip stands for where its neighbours fit; "cause" is kept as it is written. */
const SLIPS: Record<string, [norm: string, fits: (before: string, next: string, after?: string) => boolean]> = {
  of: ["have", (before, next) => HELPERS.has(before) && next !== "course"],
  id: ["i", (before, next) => lists.AFTER_I_WOULD.has(next) && !lists.MY_YOUR_THE.has(before)],
  2: ["to", (before, next) => lists.NEED_HAVE_GOT.has(before) && /^[a-z]{2,}$/.test(next)],
  m: ["am", (before) => before === "i"],
  cause: ["because", (before, next) => !lists.BEFORE_NOUN.has(before) && isReason(before, next)],
  your: ["you", (_, next, after) => lists.AFTER_YOU_ARE.has(next) || isBeing(next, after)],
};
const mayBeSlip = isOneOf(Object.keys(SLIPS));

/** Puts right the spellings that only their neighbours give away: "should of", "your always late". */
export function respell(tokens: readonly Spelt[]): void {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined || !mayBeSlip(token)) continue;
    const [norm, fits] = SLIPS[token.norm] ?? [];
    const [before = "", next = "", after] = [tokens[index - 1]?.norm, tokens[index + 1]?.norm, tokens[index + 2]?.norm];
    if (norm === undefined || !fits?.(before, next, after)) continue;
    if (norm === "because") token.norm = norm;
    else respellAs(token, norm);
  }
}

function isReason(before: string, next: string): boolean {
  return (
    lists.SUBJECTS.has(next) || (lists.OWNERS.has(next) && (/(?:[^e]ed|y)$/.test(before) || lists.FELT.has(before)))
  );
}

function isBeing(next: string, after: string | undefined): boolean {
  return (
    lists.BEING.has(next) &&
    (after === undefined || /^(?:[.,!?;:…]+|\p{Extended_Pictographic}+)$/u.test(after) || lists.CLOSES.has(after))
  );
}
