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
  const lists = words.flatMap((word) => {
    const list = places.get(word);
    return list === undefined ? [] : [list];
  });
  if (lists.length < 2) return lists[0] ?? NOWHERE;
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}
