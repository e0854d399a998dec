/** Stands for one to four words of any kind. */
export const STAR = "*";

/** A place in a tree of expressions, which are told by their words one after the other. */
export interface Place<Leaf> {
  /** The expressions that end here. */
  readonly ends: Leaf[];
  /** Where they go on, by their next word. */
  next: Map<string, Place<Leaf>> | undefined;
  /** A bit for each sign of a word that they go on with: most words are told at once that they do not. */
  signs: number;
  /** Where they go on after a star. */
  star: Place<Leaf> | undefined;
}

export function newPlace<Leaf>(): Place<Leaf> {
  return { ends: [], next: undefined, signs: 0, star: undefined };
}

/** One bit of 32, by which a word is told from most others. */
export function signOf(word: string): number {
  return 1 << (word.charCodeAt(0) * 7 + word.charCodeAt(word.length - 1) * 3 + word.length);
}

export function step<Leaf>(place: Place<Leaf>, word: string, sign: number): Place<Leaf> | undefined {
  return (place.signs & sign) === 0 ? undefined : place.next?.get(word);
}

/** Adds an expression whose first `from` words have led to this place. */
export function add<Leaf>(place: Place<Leaf>, words: readonly string[], from: number, leaf: Leaf): void {
  let at = place;
  for (let index = from; index < words.length; index++) at = placeAfter(at, words[index] ?? "");
  at.ends.push(leaf);
}

function placeAfter<Leaf>(place: Place<Leaf>, word: string): Place<Leaf> {
  const known = word === STAR ? place.star : place.next?.get(word);
  if (known !== undefined) return known;
  const next = newPlace<Leaf>();
  if (word === STAR) place.star = next;
  else {
    place.next ??= new Map();
    place.next.set(word, next);
    place.signs |= signOf(word);
  }
  return next;
}
