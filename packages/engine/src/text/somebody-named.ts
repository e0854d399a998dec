import * as lists from "../lexicon/words/somebody-named.ts";
import { clauseOf, findToken, norm, phrasesIn, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";

/** A person in what follows makes it a verdict on that person, which is another matter. */
export function namesSomebody(reading: Reading, from: number): boolean {
  const sentence = reading.sentences[reading.tokens[from]?.sentence ?? -1];
  const isTo = norm(reading, from) === "to";
  // "It's rude to interrupt Dave": whoever does it
  if (isTo && ["is", "'s"].includes(norm(reading, (sentence?.firstToken ?? from) + 1)))
    return isYouNamed(reading, from);
  const limit = sentence?.endToken ?? from;
  // "It was unprofessional to discuss it, Tom" speaks of what Tom did; "it's wrong to shout, Tom" of everybody.
  const isOnce = findToken(reading, sentence?.firstToken ?? from, from, ({ norm: word }) => word === "was") !== -1;
  const turn = findToken(
    reading,
    from,
    limit,
    ({ index }) =>
      norm(reading, index) === "," &&
      (reading.tokens[index + 1]?.tag === "CCONJ" ||
        (!isOnce && reading.tokens[index + 1]?.tag === "PROPN" && index + 3 >= limit)),
  );
  return phrasesIn(reading, from, turn === -1 ? limit : turn).some(
    ({ person, owner, first, end }) =>
      ((person === "third" || person === "name") &&
        !isAnybody(reading, first) &&
        !(isTo && (owner === "you" || isAnyRole(reading, first, end)))) ||
      (person === "you" && !isAnyone(reading, first)) ||
      (owner === "you" && !isTo),
  );
}

function isYouNamed(reading: Reading, from: number): boolean {
  const end = clauseOf(reading, from)?.end ?? from;
  return phrasesIn(reading, from, end).some(({ person, first }) => person === "you" && !isAnyone(reading, first));
}

/** "one person", "a child", "someone", "whoever": nobody in particular. */
function isAnybody(reading: Reading, first: number): boolean {
  const isRank = ["youngest", "eldest", "oldest"].includes(norm(reading, first + 1));
  return isRank || lists.ANYBODY.has(norm(reading, first));
}

/** "goodbye to the host", "before the last person has spoken": whoever has that part. */
function isAnyRole(reading: Reading, first: number, end: number): boolean {
  return norm(reading, first) === "the" && end - first > 1 && tokenAt(reading, end - 1)?.tag === "NOUN";
}

/** "before you merge", "say thank you": "you" for anybody. */
function isAnyone(reading: Reading, index: number): boolean {
  return lists.BEFORE_ANYBODY.has(norm(reading, index - 1));
}
