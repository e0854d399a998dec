import { opensWith, spellingsOf, typoKey, wordsOf } from "./entry-words.ts";
import type { LexiconEntry, PartOfSpeech } from "./lexicon.ts";
import { classes } from "./registry.gen.ts";
import { add, newPlace, type Place } from "./tree.ts";

/** One entry, as it is told when it is found. */
export interface Candidate {
  readonly name: string;
  readonly text: string;
  readonly severity: number | undefined;
  readonly pos: PartOfSpeech | undefined;
}

const MIN_TYPO_LETTERS = 7;
const NONE: readonly Candidate[] = [];
const NO_NUMBERS: readonly number[] = [];

/**
 * All entries, numbered in their order and filed by the first word as it is written: thousands, of which a message
 * needs few. What an entry is beyond its first word is worked out when a message has that word.
 */
class Shelf {
  readonly #entries: readonly (string | LexiconEntry)[] = classes.flatMap(({ entries }) => entries);
  readonly #classOf = new Uint8Array(this.#entries.length);
  /** The last entry of each written first word, and for each entry the one before it with the same word; -1 for none. */
  readonly #last = new Map<string, number>();
  readonly #before = new Int32Array(this.#entries.length).fill(-1);
  /** The written words by which a plain word is filed, where these are not just the word itself. */
  readonly #writtenAs = new Map<string, string[]>();
  /** Plain words with doubled letters, by their typo key. */
  readonly #doubled = new Map<string, string[]>();
  readonly #places = new Map<string, Place<Candidate> | undefined>();

  constructor() {
    let number = 0;
    classes.forEach(({ entries }, order) => {
      this.#classOf.fill(order, number, number + entries.length);
      for (const entry of entries) this.#file(entry, number++);
    });
  }

  /** What the entries that open with this plain word go on with. */
  placeOf(word: string): Place<Candidate> | undefined {
    if (this.#places.has(word)) return this.#places.get(word);
    const place = newPlace<Candidate>();
    for (const number of this.#numbersOf(word)) {
      const candidate = this.#candidate(number);
      for (const words of spellingsOf(candidate.text)) if (words[0] === word) add(place, words, 1, candidate);
    }
    const found = place.ends.length > 0 || place.next !== undefined || place.star !== undefined ? place : undefined;
    if (found !== undefined) this.#places.set(word, found);
    return found;
  }

  /** Single words that this one may be a slip of the pen for: they differ by doubled letters. */
  typosOf(word: string): readonly Candidate[] {
    const key = typoKey(word);
    const numbers = [key, ...(this.#doubled.get(key) ?? [])].flatMap((like) => {
      if (like.length < MIN_TYPO_LETTERS) return NO_NUMBERS;
      return this.#numbersOf(like).filter((number) => isOnly(this.#textOf(number), like));
    });
    return numbers.length === 0 ? NONE : numbers.sort((a, b) => a - b).map((number) => this.#candidate(number));
  }

  #file(entry: string | LexiconEntry, number: number): void {
    const text = typeof entry === "string" ? entry : entry.text;
    const space = text.indexOf(" ");
    const first = space === -1 ? text : text.slice(0, space);
    const last = this.#last.get(first);
    this.#last.set(first, number);
    if (last !== undefined) this.#before[number] = last;
    else for (const word of opensWith(first)) this.#open(word, first);
  }

  /** Notes that entries which are written with this first word may open with this plain word. */
  #open(word: string, written: string): void {
    if (word !== written) push(this.#writtenAs, word, written);
    if (word.length >= MIN_TYPO_LETTERS && /(.)\1/.test(word)) push(this.#doubled, typoKey(word), word);
  }

  /** The entries that may open with a plain word, in order. */
  #numbersOf(word: string): readonly number[] {
    const others = this.#writtenAs.get(word);
    if (others === undefined && !this.#last.has(word)) return NO_NUMBERS;
    const numbers: number[] = [];
    for (const written of [word, ...(others ?? [])])
      for (let at = this.#last.get(written) ?? -1; at !== -1; at = this.#before[at] ?? -1) numbers.push(at);
    return numbers.sort((a, b) => a - b);
  }

  #textOf(number: number): string {
    const entry = this.#entries[number] ?? "";
    return typeof entry === "string" ? entry : entry.text;
  }

  #candidate(number: number): Candidate {
    const entry = this.#entries[number] ?? "";
    const name = classes[this.#classOf[number] ?? 0]?.name ?? "";
    if (typeof entry === "string") return { name, text: entry, severity: undefined, pos: undefined };
    return { name, text: entry.text, severity: entry.severity, pos: entry.pos };
  }
}

/** Whether an entry is this one plain word. */
function isOnly(text: string, word: string): boolean {
  const words = wordsOf(text);
  return words.length === 1 && words[0] === word;
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

let shelf: Shelf | undefined;

/** The shelf, filled when a message is read for the first time. */
export function openings(): Shelf {
  shelf ??= new Shelf();
  return shelf;
}
