import { norm } from "../text/query.ts";
import type { Reading } from "../text/reading.ts";

const AGAIN = "And what is it that you need most just now?";
/** Whom and what an open question may name again, in these words of ours. */
const NAMED = new Set(
  (
    "mother father mum mom dad brother sister husband wife partner boyfriend girlfriend friend son daughter child baby family parents " +
    "grandmother grandfather aunt uncle neighbour colleague boss manager team teacher school work job exam thesis marriage wedding health money home flat class"
  ).split(" "),
);
const FEW_WORDS = 2;

/** Where no guess is safe: what it is like, asked with a word of what was said where that word is plain. */
export function openQuestion(reading: Reading): string[] {
  const name = namedIn(reading);
  return [`I would like to understand it better. What goes on in you when you think of ${name ?? "it"}?`, AGAIN];
}

function namedIn(reading: Reading): string | undefined {
  const words = reading.tokens.filter(({ norm: word }) => /\p{L}/u.test(word));
  const found = words.find(
    ({ index, lemma }) =>
      NAMED.has(lemma) && (words.length <= FEW_WORDS || ["my", "our"].includes(norm(reading, index - 1))),
  );
  return found && `your ${found.norm}`;
}
