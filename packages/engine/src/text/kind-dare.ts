import { findToken, follows, norm } from "./query.ts";
import type { Reading } from "./reading.ts";

/** "Don't you dare": where "dare" stands, or -1. */
export function dareAt(reading: Reading, first: number): number {
  return norm(reading, first + 2) === "you" && norm(reading, first + 3) === "dare" ? first + 3 : -1;
}

const FOR_YOUR_SAKE = new Set(
  "bring apologise apologize pay thank worry cook lift clean get feel say cry change give lose miss doubt spend buy stop tidy wash move wait fret blame sell".split(
    " ",
  ),
);

/** "Don't you dare bring a present", "don't you dare pay": warmly forbidden; not with "me" or "my" at stake. */
export function isKindDare(reading: Reading, first: number): boolean {
  // "Don't even think of paying"
  const dare = follows(reading, first + 2, "even", "think") ? first + 4 : dareAt(reading, first);
  if (dare === -1 || !FOR_YOUR_SAKE.has(reading.tokens[dare + 1]?.lemma ?? "")) return false;
  const end = reading.sentences[reading.tokens[first]?.sentence ?? -1]?.endToken ?? dare;
  const comma = findToken(reading, dare, end, ({ tag }) => tag === "PUNCT");
  const isPersonal = ({ norm: word }: { readonly norm: string }) =>
    /^(?:me|my|us|our|again|him|her|that|your|it|back)$/.test(word);
  return findToken(reading, dare + 2, comma === -1 ? end : comma, isPersonal) === -1;
}
