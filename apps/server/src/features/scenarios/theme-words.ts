import { themeWords } from "@wellput/content/themes";
import { THEMES, type Theme } from "@wellput/contract";

/** Read alike by the database and here: it needs no sign for the edge of a word, which each of them writes in its own way. */
export const themePattern = (theme: Theme) => `(^|[^a-z])(${themeWords[theme].join("|")})([^a-z]|$)`;

const patterns = THEMES.map((theme) => ({ theme, pattern: new RegExp(themePattern(theme), "gi") }));

/** What a text is about, as far as its words show; what most of them are about comes first. */
export function themesOf(text: string): Theme[] {
  const counts = patterns.map(({ theme, pattern }) => ({ theme, count: text.match(pattern)?.length ?? 0 }));
  const found = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return found.map(({ theme }) => theme);
}
