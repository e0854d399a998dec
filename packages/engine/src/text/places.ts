import { remember } from "./facts/remember.ts";
import type { Reading } from "./reading.ts";

const NOWHERE: readonly number[] = [];
/** The words that rules have asked for so far, numbered: a few hundred once each rule has run. */
const asked = new Map<string, number>();

/** Where each asked word stands, as it is written or as a lemma; looked for once a message. */
const placesByNumber = remember((reading: Reading): (number[] | undefined)[] => {
  const places: (number[] | undefined)[] = Array.from({ length: asked.size });
  for (const { index, norm, lemma } of reading.tokens) {
    put(places, asked.get(norm), index);
    if (lemma !== norm) put(places, asked.get(lemma), index);
  }
  return places;
});

function put(places: (number[] | undefined)[], number: number | undefined, index: number): void {
  if (number === undefined) return;
  const list = places[number];
  if (list === undefined) places[number] = [index];
  else list.push(index);
}

/** Words that a rule starts from, numbered once: for long lists, made at the head of a module. */
export class Anchors {
  readonly words: readonly string[];
  numbers: readonly number[] | undefined;

  constructor(words: readonly string[]) {
    this.words = [...new Set(words)];
  }
}

/** The tokens that read, or have as their lemma, one of these words; in order. */
export function placesOfWords(reading: Reading, words: readonly string[] | Anchors): readonly number[] {
  const places = placesByNumber(reading);
  let found = NOWHERE;
  for (const number of numbersOf(reading, places, words)) {
    const list = places[number];
    if (list !== undefined) found = found === NOWHERE ? list : merged(found, list);
  }
  return found;
}

/** Two ordered lists as one, each place once. */
function merged(one: readonly number[], other: readonly number[]): number[] {
  const all: number[] = [];
  let at = 0;
  for (const place of one) {
    for (let next = other[at]; next !== undefined && next <= place; next = other[++at])
      if (next < place) all.push(next);
    all.push(place);
  }
  for (let next = other[at]; next !== undefined; next = other[++at]) all.push(next);
  return all;
}

function numbersOf(
  reading: Reading,
  places: (number[] | undefined)[],
  words: readonly string[] | Anchors,
): readonly number[] {
  if (words instanceof Anchors) {
    words.numbers ??= words.words.map((word) => numberOf(reading, places, word));
    return words.numbers;
  }
  return words.map((word) => numberOf(reading, places, word));
}

/** A word's number; one that nobody has asked for before is found in the message at hand. */
function numberOf(reading: Reading, places: (number[] | undefined)[], word: string): number {
  const known = asked.get(word);
  if (known !== undefined) return known;
  const number = asked.size;
  asked.set(word, number);
  for (const { index, norm, lemma } of reading.tokens) if (norm === word || lemma === word) put(places, number, index);
  return number;
}
