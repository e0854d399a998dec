import { wordsOf } from "./folded.ts";
import type { LexiconEntry } from "./lexicon.ts";

/** Reads a comma-separated block into entries that share a severity (0 to 1), a part of speech or a note. */
export function list(block: string, shared: Omit<LexiconEntry, "text"> = {}): LexiconEntry[] {
  return wordsOf(block).map((text) => ({ text, ...shared }));
}
