/** Stands for one to four words of any kind. */
export const STAR = "*";

/** A place in a tree of expressions, which are told by their words one after the other. */
export interface Place<Leaf> {
  /** The expressions that end here. */
  ends: readonly Leaf[];
  /** The bits of the words that go on from here; all of them where any word may. */
  mask: number;
  /** Where they go on, by their next word. */
  next: Map<string, Place<Leaf>> | undefined;
  /** Where they go on after a star. */
  star: Place<Leaf> | undefined;
}

const SCATTER = 0x9e3779b1;
const BIT_BITS = 5;
const ANY = -1;
/** At most places nothing ends. */
const NONE: readonly never[] = [];

export function newPlace<Leaf>(): Place<Leaf> {
  return { ends: NONE, mask: 0, next: undefined, star: undefined };
}

/** One bit of 32 by which a place tells most words that it does not go on with them. */
export function bitOf(word: string): number {
  let hash = 0;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), SCATTER);
  return 1 << (Math.imul(hash ^ (hash >>> 15), SCATTER) >>> (32 - BIT_BITS));
}

export function step<Leaf>(place: Place<Leaf>, word: string, bit: number): Place<Leaf> | undefined {
  return (place.mask & bit) === 0 ? undefined : place.next?.get(word);
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
  if (word === STAR) {
    place.star = next;
    place.mask = ANY;
  } else {
    place.next ??= new Map();
    place.next.set(word, next);
    place.mask |= bitOf(word);
  }
  return next;
}
