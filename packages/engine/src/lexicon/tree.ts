import { NOWHERE, Steps } from "./steps.ts";

export { NOWHERE } from "./steps.ts";
/** The number of a word that no expression goes on with. */
export const UNKNOWN = 0;
/** Stands for one to four words of any kind. */
export const STAR = "*";
export const STAR_NUMBER = 1;
const SIGN_MASK = 31;

/** Whether a place with these signs may go on by a word with this number; most words are told at once that they do not. */
export function mayLead(signs: number, number: number): boolean {
  return ((signs >>> (number & SIGN_MASK)) & 1) !== 0;
}

/** Expressions as a tree, reached by their words one after the other. Its places are numbered from 1. */
export class Tree<Leaf> {
  readonly #openings = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #steps = new Steps();
  readonly #none: readonly Leaf[] = [];
  readonly #ends: (readonly Leaf[])[] = [this.#none];
  /** A bit for the low part of each number that a place goes on with. */
  readonly #signs: number[] = [0];

  add(words: readonly string[], leaf: Leaf): void {
    let at = NOWHERE;
    for (const word of words) at = this.#next(at, word);
    this.#ends[at] = [...this.endsAt(at), leaf];
  }

  /** Where the expressions that begin with this word go on. */
  opening(word: string): number {
    return this.#openings.get(word) ?? NOWHERE;
  }

  /** The number of a word that expressions go on with. */
  numberOf(word: string): number {
    return this.#numbers.get(word) ?? UNKNOWN;
  }

  /** By which words a place may go on, for `mayLead`; 0 for one that does not go on at all. */
  signsOf(place: number): number {
    return this.#signs[place] ?? 0;
  }

  step(place: number, word: number): number {
    return this.#steps.from(place, word);
  }

  /** The expressions that end at a place. */
  endsAt(place: number): readonly Leaf[] {
    return this.#ends[place] ?? this.#none;
  }

  #next(place: number, word: string): number {
    const number = place === NOWHERE ? UNKNOWN : this.#newNumber(word);
    const known = place === NOWHERE ? this.opening(word) : this.step(place, number);
    if (known !== NOWHERE) return known;
    const next = this.#ends.push(this.#none) - 1;
    this.#signs.push(0);
    if (place === NOWHERE) this.#openings.set(word, next);
    else {
      this.#steps.add(place, number, next);
      this.#signs[place] = (this.#signs[place] ?? 0) | (1 << (number & SIGN_MASK));
    }
    return next;
  }

  #newNumber(word: string): number {
    if (word === STAR) return STAR_NUMBER;
    const number = this.#numbers.get(word) ?? STAR_NUMBER + 1 + this.#numbers.size;
    this.#numbers.set(word, number);
    return number;
  }
}
