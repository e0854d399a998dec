import { opensWith, spellingsOf, typoKey, wordsOf } from "./entry-words.ts";
import type { LexiconList, PartOfSpeech } from "./lexicon.ts";
import { listsOf } from "./list.ts";
import { classes } from "./registry.gen.ts";
import { add, newPlace, type Place } from "./tree.ts";

/** One entry, as it is told when it is found. */
export interface Candidate {
  readonly name: string;
  readonly text: string;
  readonly severity: number | undefined;
  readonly pos: PartOfSpeech | undefined;
  /** Among those of its drawer. */
  readonly order: number;
}

/** One list of a class. */
interface NamedList extends LexiconList {
  readonly name: string;
}

const MIN_TYPO_LETTERS = 7;
const NONE: readonly Candidate[] = [];

/**
 * The entries that are written with one first letter, filed by their first word: thousands, of which a message needs
 * few. What an entry is beyond its first word is worked out when a message has that word.
 */
class Drawer {
  /** By the first word as it is written. */
  readonly #entries = new Map<string, Candidate[]>();
  /** The written words by which a plain word is filed, where these are not just the word itself. */
  readonly #writtenAs = new Map<string, string[]>();
  /** Plain words with doubled letters, by their typo key. */
  readonly #doubled = new Map<string, string[]>();
  readonly #places = new Map<string, Place<Candidate>>();

  constructor(lists: readonly NamedList[], letter: string) {
    let order = 0;
    for (const { name, texts, shared } of lists) {
      const { severity, pos } = shared;
      for (let at = firstFrom(texts, letter); texts[at]?.startsWith(letter) === true; at++)
        this.#file({ name, text: texts[at] ?? "", severity, pos, order: order++ });
    }
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  /** How the entries that open with this plain word go on. */
  placeOf(word: string): Place<Candidate> | undefined {
    const known = this.#places.get(word);
    if (known !== undefined) return known;
    const entries = this.#openedBy(word);
    if (entries.length === 0) return undefined;
    const place = newPlace<Candidate>();
    let isOpened = false;
    for (const entry of entries)
      for (const words of spellingsOf(entry.text)) {
        if (words[0] !== word) continue;
        add(place, words, 1, entry);
        isOpened = true;
      }
    if (!isOpened) return undefined;
    this.#places.set(word, place);
    return place;
  }

  /** Single words that this one may be a slip of the pen for: they differ by doubled letters. */
  typosOf(word: string): readonly Candidate[] {
    const key = typoKey(word);
    const likes = [key, ...(this.#doubled.get(key) ?? [])].filter(({ length }) => length >= MIN_TYPO_LETTERS);
    const found = likes.flatMap((like) => this.#openedBy(like).filter(({ text }) => isOnly(text, like)));
    return found.length === 0 ? NONE : found.sort(inOrder);
  }

  #file(entry: Candidate): void {
    const space = entry.text.indexOf(" ");
    const first = space === -1 ? entry.text : entry.text.slice(0, space);
    const before = this.#entries.get(first);
    if (before !== undefined) {
      before.push(entry);
      return;
    }
    this.#entries.set(first, [entry]);
    for (const word of opensWith(first)) {
      if (word !== first) push(this.#writtenAs, word, first);
      if (word.length >= MIN_TYPO_LETTERS && /(.)\1/.test(word)) push(this.#doubled, typoKey(word), word);
    }
  }

  /** The entries that may open with a plain word, in order. */
  #openedBy(word: string): readonly Candidate[] {
    const own = this.#entries.get(word) ?? NONE;
    const others = this.#writtenAs.get(word);
    if (others === undefined) return own;
    return [...own, ...others.flatMap((written) => this.#entries.get(written) ?? NONE)].sort(inOrder);
  }
}

const inOrder = (one: Candidate, other: Candidate) => one.order - other.order;

/** Where the texts that begin with this letter, or a later one, begin. */
function firstFrom(texts: readonly string[], letter: string): number {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((texts[middle] ?? "") < letter) low = middle + 1;
    else high = middle;
  }
  return low;
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

let allLists: readonly NamedList[] | undefined;
const drawers = new Map<string, Drawer>();

/** Where the entries that open with a word are: each is written with the same first letter. Filled when such a word is read. */
export function drawerOf(word: string): Drawer {
  const letter = word.charAt(0);
  const known = drawers.get(letter);
  if (known !== undefined) return known;
  allLists ??= classes.flatMap((lexicon) => listsOf(lexicon).map((list) => ({ ...list, name: lexicon.name })));
  const drawer = new Drawer(allLists, letter);
  if (!drawer.isEmpty) drawers.set(letter, drawer);
  return drawer;
}
