import * as lists from "../../lexicon/words/observations.ts";
import { tokenAt } from "../query.ts";
import type { Clause, Reading, Sentence } from "../reading.ts";
import { asksWord } from "../word.ts";
import { isPerfect, isSomebodyElse } from "./bias-kinds.ts";
import { remember } from "./remember.ts";

/** A sentence told as a camera would have it. Token indices, end exclusive. */
interface Observation {
  readonly first: number;
  readonly end: number;
}

const tellsTime = asksWord((norm) => /\d/.test(norm) || lists.TIMES.has(norm));

const JUDGING = [...lists.JUDGING];
const PLAIN_DEEDS = new Set(["interrupt", "answer", "come"]);

export const observations = remember((reading: Reading): Observation[] =>
  reading.sentences
    .filter((sentence) => isObserved(reading, sentence))
    .map(({ firstToken, endToken }) => ({ first: firstToken, end: trimmed(reading, firstToken, endToken) })),
);

/** A past act of somebody else, or what the speaker saw and heard, with a time or a number, and no judging word. */
function isObserved(reading: Reading, sentence: Sentence): boolean {
  if (sentence.question || sentence.praise || sentence.instruction) return false;
  const main = reading.clauses[sentence.firstClause];
  return isTold(main, reading) && isTimed(reading, sentence) && !judges(reading, sentence);
}

function isTimed({ tokens }: Reading, { firstToken, endToken }: Sentence): boolean {
  for (let at = firstToken; at < endToken; at++) {
    const token = tokens[at];
    if (token !== undefined && (token.tag === "NUM" || tellsTime(token))) return true;
  }
  return false;
}

function isTold(main: Clause | undefined, reading: Reading): boolean {
  const verb = main?.verb;
  if (main === undefined || verb === undefined || main.imperative) return false;
  const isPast = verb.tense === "past" || isPerfect(reading, verb);
  if (!isPast || lists.UNREAL.has(verb.modal) || lists.OF_LIFE.has(verb.lemma)) return false;
  if (verb.lemma === "be" && reading.tokens[verb.end]?.tag === "NUM") return false;
  return isSomebodyElse(reading, main.subject) || (main.subject?.person === "speaker" && lists.SENSES.has(verb.lemma));
}

/** Quoted words were said, whatever they are; "interrupted" and "came in" are seen and heard. */
function judges(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  for (let at = firstToken; at < endToken; at++) {
    const token = reading.tokens[at];
    if (token === undefined || token.shielded || PLAIN_DEEDS.has(token.lemma)) continue;
    if (token.matches.some(({ name }) => JUDGING.some((start) => name.startsWith(start)))) return true;
  }
  return false;
}

function trimmed(reading: Reading, first: number, end: number): number {
  let last = end;
  while (last > first + 1 && ["PUNCT", "SYM"].includes(tokenAt(reading, last - 1)?.tag ?? "")) last--;
  return last;
}
