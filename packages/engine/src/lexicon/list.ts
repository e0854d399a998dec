import { textsIn } from "./folded.ts";
import type { LexiconClass, LexiconEntry, LexiconList } from "./lexicon.ts";

/** Reads a comma-separated block, or its texts, as entries that share a severity (0 to 1), a part of speech or a note. */
export function list(block: string | readonly string[], shared: LexiconList["shared"] = {}): [LexiconList] {
  return [{ texts: typeof block === "string" ? textsIn(block) : [...block].sort(), shared }];
}

/** All that a class holds, as lists: an entry by itself is a list of one. */
export function listsOf({ entries }: LexiconClass): readonly LexiconList[] {
  return entries.map((entry) => (isList(entry) ? entry : alone(entry)));
}

/** The texts of all entries of a class. */
export function textsOf(lexicon: LexiconClass): string[] {
  return listsOf(lexicon).flatMap(({ texts }) => texts);
}

function isList(entry: LexiconClass["entries"][number]): entry is LexiconList {
  return typeof entry !== "string" && "texts" in entry;
}

function alone(entry: string | LexiconEntry): LexiconList {
  return typeof entry === "string" ? { texts: [entry], shared: {} } : { texts: [entry.text], shared: entry };
}
