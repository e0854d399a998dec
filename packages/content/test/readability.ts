/** A rough count of syllables: groups of vowels, less a silent e at the end. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = letters.replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, "").match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/**
 * The school grade (US) that a text asks for.
 * Source: Kincaid, Fishburne, Rogers and Chissom (1975), Derivation of new readability formulas for Navy enlisted personnel.
 */
export function readingGrade(text: string): number {
  const words = text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  const sentences = text.split(/[.!?:]+(?:\s|$)|\n+/).filter((part) => /[A-Za-z]/.test(part));
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59;
}
