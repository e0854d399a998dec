import * as lists from "../lexicon/words/kind-dare.ts";
import { findToken, follows, norm } from "./query.ts";
import type { Reading } from "./reading.ts";

/** "Don't you dare": where "dare" stands, or -1. */
export function dareAt(reading: Reading, first: number): number {
  return norm(reading, first + 2) === "you" && norm(reading, first + 3) === "dare" ? first + 3 : -1;
}

/** "Don't you dare bring a present", "don't you dare pay": warmly forbidden; not with "me" or "my" at stake. */
export function isKindDare(reading: Reading, first: number): boolean {
  // "Don't even think of paying"
  const dare = follows(reading, first + 2, "even", "think") ? first + 4 : dareAt(reading, first);
  if (dare === -1 || !lists.FOR_YOUR_SAKE.has(reading.tokens[dare + 1]?.lemma ?? "")) return false;
  const end = reading.sentences[reading.tokens[first]?.sentence ?? -1]?.endToken ?? dare;
  const comma = findToken(reading, dare, end, ({ tag }) => tag === "PUNCT");
  const isPersonal = ({ norm: word }: { readonly norm: string }) => lists.ME_MY_US.has(word);
  return findToken(reading, dare + 2, comma === -1 ? end : comma, isPersonal) === -1;
}
