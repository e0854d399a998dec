/** An id made from a word of a list: lower case, with a hyphen for each space. */
export function slugOf(word: string): string {
  return word.toLowerCase().replace(/[^a-z]+/g, "-");
}
