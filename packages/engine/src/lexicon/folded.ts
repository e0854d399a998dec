const CODE_OF_NONE = 65;
const MOST_SHARED = 25;

/** The texts of a comma-separated block, in order: so they travel when folded, and a list must read alike wherever it is. */
export function textsIn(block: string): string[] {
  const texts: string[] = [];
  for (const piece of block.split(",")) {
    const text = piece.trim();
    if (text !== "") texts.push(text.includes("\n") ? text.replace(/\s+/g, " ") : text);
  }
  return texts.sort();
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

/** The words that were folded. */
export function unfold(folded: string): string[] {
  let word = "";
  return (folded.match(/[A-Z][^A-Z]*/g) ?? []).map((part) => {
    word = word.slice(0, part.charCodeAt(0) - CODE_OF_NONE) + part.slice(1);
    return word;
  });
}
