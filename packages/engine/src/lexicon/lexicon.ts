/**
 * What a word list looks like. Each file of this folder holds one class, as data, with its source.
 *
 * An entry is a lemma or an expression, lower case, in British spelling: "lazy", "let down", "take for granted".
 * - Inflected forms are found by themselves: "bully" finds "bullied", "clown" finds "clowns", "phone it in" finds "phoned it in".
 * - Contractions may be written either way: "can't be trusted" finds "cannot be trusted" and "cant be trusted".
 * - A star stands for one to four words: "let * down" finds "let the whole team down".
 * - `pos` limits a single word to one part of speech: { text: "rat", pos: "noun" }.
 */
export type PartOfSpeech = "noun" | "verb" | "adj" | "adv";

export interface LexiconEntry {
  readonly text: string;
  /** How hard the word lands, 0 to 1. */
  readonly severity?: number;
  readonly pos?: PartOfSpeech;
  readonly note?: string;
}

/** Entries that have all but their text in common. */
export interface LexiconList {
  /** Sorted. */
  readonly texts: readonly string[];
  readonly shared: Omit<LexiconEntry, "text">;
}

export interface LexiconClass {
  /** Kebab-case, unique: "feeling-unpleasant". */
  readonly name: string;
  /** Where the words come from: our own, a public list with its licence, a published study. */
  readonly source: string;
  readonly entries: readonly (string | LexiconEntry | LexiconList)[];
}
