/** Stands for one to four words of any kind. */
export const STAR = "*";

/** A place in a tree of expressions, which are told by their words one after the other. */
export interface Place<Leaf> {
  /** The expressions that end here. */
  ends: readonly Leaf[];
  /** Tells it from the other places of all trees. */
  readonly sign: number;
  /** Where they go on, by their next word. */
  next: Map<string, Place<Leaf>> | undefined;
  /** Where they go on after a star. */
  star: Place<Leaf> | undefined;
}

/** A bit for each place and each word that it goes on with, all in one stretch: nearly every other word is told at once that it does not. */
const SIGN_BITS = 18;
const steps = new Int32Array((1 << SIGN_BITS) >> 5);
const SCATTER = 0x9e3779b1;
let places = 0;
/** At most places nothing ends. */
const NONE: readonly never[] = [];

export function newPlace<Leaf>(): Place<Leaf> {
  return { ends: NONE, sign: scattered(++places), next: undefined, star: undefined };
}

/** Far apart for numbers that lie together. */
function scattered(number: number): number {
  return Math.imul(number, SCATTER) >>> (32 - SIGN_BITS);
}

/** Tells a word from nearly all others. */
export function signOf(word: string): number {
  let hash = 0;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), SCATTER);
  return scattered(hash ^ (hash >>> 15));
}

export function step<Leaf>(place: Place<Leaf>, word: string, sign: number): Place<Leaf> | undefined {
  const both = place.sign ^ sign;
  return (((steps[both >> 5] ?? 0) >> (both & 31)) & 1) === 0 ? undefined : place.next?.get(word);
}

/** Adds an expression whose first `from` words have led to this place. */
export function add<Leaf>(place: Place<Leaf>, words: readonly string[], from: number, leaf: Leaf): void {
  let at = place;
  for (let index = from; index < words.length; index++) at = placeAfter(at, words[index] ?? "");
  at.ends = [...at.ends, leaf];
}

function placeAfter<Leaf>(place: Place<Leaf>, word: string): Place<Leaf> {
  const known = word === STAR ? place.star : place.next?.get(word);
  if (known !== undefined) return known;
  const next = newPlace<Leaf>();
  if (word === STAR) place.star = next;
  else {
    place.next ??= new Map();
    place.next.set(word, next);
    const both = place.sign ^ signOf(word);
    steps[both >> 5] = (steps[both >> 5] ?? 0) | (1 << (both & 31));
  }
  return next;
}
