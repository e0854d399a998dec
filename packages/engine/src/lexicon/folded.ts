const CODE_OF_NONE = 65;
const MOST_SHARED = 25;

/** The words of a comma-separated block, in order: so they travel when folded, and a list must read alike wherever it is. */
export function wordsOf(block: string): string[] {
  return block
    .replace(/\s+/g, " ")
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .sort();
}

/** Words in order made small for travel: each told by how many letters it shares with the one before (A for none, B for one) and by its rest. */
export function fold(words: readonly string[]): string {
  let before = "";
  let folded = "";
  for (const word of words) {
    let shared = 0;
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++;
    folded += String.fromCharCode(CODE_OF_NONE + shared) + word.slice(shared);
    before = word;
  }
  return folded;
}

/** Folded words as a comma-separated block again. */
export function unfold(folded: string): string {
  let word = "";
  const words: string[] = [];
  for (const part of folded.match(/[A-Z][^A-Z]*/g) ?? []) {
    word = word.slice(0, part.charCodeAt(0) - CODE_OF_NONE) + part.slice(1);
    words.push(word);
  }
  return words.join(",");
}
