/**
 * A text as both sides take it, and as both databases can keep it: NUL and halves of surrogate pairs become U+FFFD. The
 * length in UTF-16 code units stays, so that positions in the text stay right.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}
