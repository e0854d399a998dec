import type { Reading, Sentence, Token } from "../text/reading.ts";
import { perWord } from "../text/word.ts";
import { calmed } from "./calmed.ts";

/** Features are numbers below this: two that fall together share a weight. */
export const SPACE_BITS = 18;
const SPACE_SHIFT = 32 - SPACE_BITS;
/** A sentence's edge stands in runs as a word of its own. */
const EDGE = hash("^");
/** Two words with up to so many others between them. */
const GAP_MAX = 3;
const [PIECE_MIN, PIECE_MAX] = [3, 5];
/** What keeps runs, gaps and pieces of the same words apart. */
const [RUN_OF_TWO, RUN_OF_THREE, GAP, PIECE, WORD] = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1];

/**
 * What a scorer reads of a message: its words, runs of two and three, words near each other, and pieces of words, so that a
 * mistyped or unknown word still tells something. Each once, as numbers below 2 to the power of SPACE_BITS, in no order.
 */
export function featuresOf(reading: Reading): Set<number> {
  const found = new Set<number>();
  for (const sentence of reading.sentences) addSentence(reading.tokens, sentence, found);
  return found;
}

/** The same of one sentence. */
export function sentenceFeatures(tokens: readonly Token[], sentence: Sentence): Set<number> {
  const found = new Set<number>();
  addSentence(tokens, sentence, found);
  return found;
}

function addSentence(tokens: readonly Token[], { firstToken, endToken }: Sentence, found: Set<number>): void {
  let [before, beforeThat] = [EDGE, EDGE];
  for (let index = firstToken; index <= endToken; index++) {
    const token = index < endToken ? tokens[index] : undefined;
    const own = token === undefined ? EDGE : hashOf(token.word);
    if (token !== undefined) {
      found.add(place(own, WORD));
      for (const piece of piecesOf(token.word)) found.add(piece);
      for (let next = index + 2; next < Math.min(endToken, index + 2 + GAP_MAX); next++) {
        const later = tokens[next];
        if (later !== undefined) found.add(place(Math.imul(own, 31) + hashOf(later.word), GAP));
      }
    }
    found.add(place(Math.imul(before, 31) + own, RUN_OF_TWO));
    found.add(place(Math.imul(Math.imul(beforeThat, 31) + before, 31) + own, RUN_OF_THREE));
    [beforeThat, before] = [before, own];
  }
}

/** A word as a number, worked out once. */
export const hashOf = perWord((norm) => hash(calmed(norm)));

/** Pieces of three to five letters, edges counted. */
const piecesOf = perWord((norm) => {
  const whole = `_${calmed(norm)}_`;
  const found: number[] = [];
  for (let length = PIECE_MIN; length <= PIECE_MAX; length++)
    for (let start = 0; start + length <= whole.length && length < whole.length; start++)
      found.push(place(hash(whole.slice(start, start + length)), PIECE));
  return found;
});

/** FNV-1a over UTF-16 codes (Fowler, Noll and Vo). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}

/** A hash's place in the space, apart by its kind; multiplied once more, since the high bits are the well-mixed ones. */
export function place(value: number, kind: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), kind);
  return Math.imul(mixed ^ (mixed >>> 13), 0x9e3779b1) >>> SPACE_SHIFT;
}
