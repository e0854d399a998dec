import { remember } from "./facts/remember.ts";
import type { Reading } from "./reading.ts";

const NOWHERE: readonly number[] = [];

/** Where each plain word and each lemma stands, by token index; built once a message. */
const placesOf = remember((reading: Reading): ReadonlyMap<string, number[]> => {
  const places = new Map<string, number[]>();
  const put = (word: string, index: number) => {
    const list = places.get(word);
    if (list === undefined) places.set(word, [index]);
    else list.push(index);
  };
  for (const { index, norm, lemma } of reading.tokens) {
    put(norm, index);
    if (lemma !== norm) put(lemma, index);
  }
  return places;
});

/** The tokens that read, or have as their lemma, one of these words; in order. */
export function placesOfWords(reading: Reading, words: readonly string[]): readonly number[] {
  const places = placesOf(reading);
  let only = NOWHERE;
  let all: Set<number> | undefined;
  for (const word of words) {
    const list = places.get(word);
    if (list === undefined) continue;
    if (only === NOWHERE) {
      only = list;
      continue;
    }
    all ??= new Set(only);
    for (const index of list) all.add(index);
  }
  return all === undefined ? only : [...all].sort((a, b) => a - b);
}
