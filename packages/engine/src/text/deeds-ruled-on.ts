import { findToken, matchesOf, norm, phrasesIn, tokenAt } from "./query.ts";
import type { Match, Reading } from "./reading.ts";

export interface RuledDeed {
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

/** What is likely, easy, usual, known or a marvel is no rule of conduct. */
const NO_CONDUCT =
  /hard|difficult|science|practice|expected|agreed|accepted|fact|secret|knowledge|natural|logical|sensible|obvious|clear|plain to|evident|human|shame|joke|crime|sin|crazy|insane|silly|madness|nonsense|shocking|ridiculous|absurd|ludicrous|time|imperative|serious|correct/;

const FILLERS = new Set(
  "just simply really so totally completely absolutely quite frankly only plain utterly very always still".split(" "),
);

function beBefore(reading: Reading, { first, end, text }: Match): number {
  let be = first - 1;
  while (FILLERS.has(norm(reading, be))) be--;
  const isLast =
    tokenAt(reading, end)?.tag === "PUNCT" || ["and", "but", "when", "if", "here", ""].includes(norm(reading, end));
  const isAsked = reading.sentences[tokenAt(reading, first)?.sentence ?? -1]?.question === true;
  if (norm(reading, be) !== "is" || !isLast || isAsked || NO_CONDUCT.test(text)) return -1;
  // "Knowing that he is rude …": no deed is the subject of that "is".
  const isTheirs = /^(?:he|she|it|you|they|that|this|there|who|which|what)$/.test(norm(reading, be - 1));
  const isObject = /^(?:like|at|to|of|with|about|on|for|do|say)$/.test(tokenAt(reading, be - 2)?.lemma ?? "");
  return isTheirs && !isObject ? -1 : be;
}

/** Done with things, and to nobody. */
const HANDLING =
  /^(?:put|pour|plug|store|mix|freeze|wash|boil|fry|water|run|charge|heat|iron|bleach|glue|paint|prune|plant|sow|dig|mow|feed|rinse|soak|salt)ing$/;

function deedBefore(reading: Reading, be: number): number {
  const first = reading.sentences[tokenAt(reading, be)?.sentence ?? -1]?.firstToken ?? be;
  return findToken(reading, first, be, ({ index, norm: word }) => {
    const isGerund =
      word.length > 4 &&
      word.endsWith("ing") &&
      !["everything", "something", "nothing", "anything", "morning", "evening", "during"].includes(word);
    const isFirst =
      index === first ||
      [",", "think", "that", "but", "and", "because", "constantly", "always"].includes(norm(reading, index - 1));
    return isGerund && isFirst && !HANDLING.test(word);
  });
}

const CALLED = new Set("me us my our your yours him her them his".split(" "));

function namesSomebody(reading: Reading, deed: number, be: number): boolean {
  const sentence = reading.sentences[tokenAt(reading, be)?.sentence ?? -1];
  const last = (sentence?.endToken ?? be) - 2;
  const isCalled = tokenAt(reading, last)?.tag === "PROPN" && norm(reading, last - 1) === ",";
  const isPointed = findToken(reading, deed, be, ({ norm: word }) => CALLED.has(word)) !== -1;
  return (
    isCalled || isPointed || phrasesIn(reading, deed, be).some(({ person }) => person === "third" || person === "name")
  );
}
