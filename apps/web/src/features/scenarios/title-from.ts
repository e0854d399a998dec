/** Characters of a text that stand for a title when none was given. */
const TITLE_FROM_TEXT_CHARS = 60;

/** The first words of a text, cut between words. */
export function titleFrom(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= TITLE_FROM_TEXT_CHARS) return line;
  return `${line.slice(0, TITLE_FROM_TEXT_CHARS).replace(/\s+\S*$/, "")} …`;
}
