import { remember } from "./facts/remember.ts";
import type { Reading } from "./reading.ts";
import { perWord } from "./word.ts";

const NOWHERE: readonly number[] = [];
const NOT_ASKED = -1;
/** The words that rules have asked for so far, numbered: a few hundred once each rule has run. */
const asked = new Map<string, number>();

/** A word's number, looked up anew when more words have been asked for since. */
const numberOf = perWord((norm) => ({ asOf: asked.size, number: asked.get(norm) ?? NOT_ASKED }));

/** Where each asked word stands, as it is written or as a lemma; looked for once a message. */
const placesByNumber = remember((reading: Reading): (number[] | undefined)[] => {
  const places: (number[] | undefined)[] = Array.from({ length: asked.size });
  for (const { index, word, norm, lemma } of reading.tokens) {
    const own = numberOf(word);
    if (own.asOf !== asked.size) {
      own.asOf = asked.size;
      own.number = asked.get(word.norm) ?? NOT_ASKED;
    }
    put(places, norm === word.norm ? own.number : (asked.get(norm) ?? NOT_ASKED), index);
    if (lemma !== norm) put(places, asked.get(lemma) ?? NOT_ASKED, index);
  }
  return places;
});

function put(places: (number[] | undefined)[], number: number, index: number): void {
  if (number === NOT_ASKED) return;
  const list = places[number];
  if (list === undefined) places[number] = [index];
  else list.push(index);
}

/** The tokens that read, or have as their lemma, one of these words; in order. */
export function placesOfWords(reading: Reading, words: readonly string[]): readonly number[] {
  const places = placesByNumber(reading);
  let only = NOWHERE;
  let all: Set<number> | undefined;
  for (const word of words) {
    const list = places[asked.get(word) ?? ask(reading, places, word)];
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

/** Numbers a word that nobody has asked for before, and finds it in the message at hand. */
function ask(reading: Reading, places: (number[] | undefined)[], word: string): number {
  const number = asked.size;
  asked.set(word, number);
  for (const { index, norm, lemma } of reading.tokens) if (norm === word || lemma === word) put(places, number, index);
  return number;
}
