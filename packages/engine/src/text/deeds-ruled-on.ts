import * as lists from "../lexicon/words/deeds-ruled-on.ts";
import { findToken, matchesOf, norm, phrasesIn, tokenAt } from "./query.ts";
import type { Match, Reading } from "./reading.ts";

interface RuledDeed {
  /** Token of the "is", and the end of the verdict. */
  readonly be: number;
  readonly verdict: number;
  readonly end: number;
  /** Somebody is in view: it is their act that is judged. */
  readonly isNamed: boolean;
}

/** "Leaving your dishes in the sink is not okay", "Being late is rude": a deed stands where "it" may stand, and a verdict behind it. */
export function deedsRuledOn(reading: Reading): RuledDeed[] {
  return matchesOf(reading, "impersonal-verdict").flatMap((match) => {
    const be = beBefore(reading, match);
    const deed = be === -1 ? -1 : deedBefore(reading, be);
    if (deed === -1) return [];
    return [{ be, verdict: match.first, end: match.end, isNamed: namesSomebody(reading, deed, be) }];
  });
}

function beBefore(reading: Reading, { first, end }: Match): number {
  let be = first - 1;
  while (lists.FILLERS.has(norm(reading, be))) be--;
  const isLast =
    tokenAt(reading, end)?.tag === "PUNCT" || ["and", "but", "when", "if", "here", ""].includes(norm(reading, end));

  if (norm(reading, be) !== "is" || !isLast) return -1;

  return be;
}

function deedBefore(reading: Reading, be: number): number {
  const first = reading.sentences[tokenAt(reading, be)?.sentence ?? -1]?.firstToken ?? be;
  return findToken(reading, first, be, ({ index, norm: word }) => {
    const isGerund = word.length > 4 && word.endsWith("ing") && !lists.EVERYTHING_SOMETHING_NOTHING.has(word);
    const isFirst = index === first;
    return isGerund && isFirst && !lists.HANDLING.has(word);
  });
}

function namesSomebody(reading: Reading, deed: number, be: number): boolean {
  const sentence = reading.sentences[tokenAt(reading, be)?.sentence ?? -1];
  const last = (sentence?.endToken ?? be) - 2;
  const isCalled = tokenAt(reading, last)?.tag === "PROPN" && norm(reading, last - 1) === ",";
  const isPointed = findToken(reading, deed, be, ({ norm: word }) => lists.CALLED.has(word)) !== -1;
  return (
    isCalled || isPointed || phrasesIn(reading, deed, be).some(({ person }) => person === "third" || person === "name")
  );
}
