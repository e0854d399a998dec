import type { Token } from "../text/reading.ts";
import { perWord } from "../text/word.ts";
import { calmed } from "./calmed.ts";

/** A word as the networks know it: a figure is any figure. */
export const keyOf = (norm: string): string => (/^\d/.test(norm) ? "0" : calmed(norm));

/** Tells where a word stands among those that a network knows, written with spaces between them, or else its lemma; -1 where neither does. */
export function placeIn(words: string): (token: Token) => number {
  let places: ReadonlyMap<string, number> | undefined;
  const placeOf = (key: string) => {
    places ??= new Map(words.split(" ").map((word, place) => [word, place]));
    return places.get(key) ?? -1;
  };
  const ownPlace = perWord((norm) => placeOf(keyOf(norm)));
  return ({ word, lemma }) => {
    const own = ownPlace(word);
    return own >= 0 ? own : placeOf(lemma);
  };
}
