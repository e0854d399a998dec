import { themeWords } from "@wellput/content/themes";
import { THEMES, type Theme } from "@wellput/contract";

/** Read alike by the database and here: it needs no sign for the edge of a word, which each of them writes in its own way. */
export const themePattern = (theme: Theme) => `(^|[^a-z])(${themeWords[theme].join("|")})([^a-z]|$)`;

/** Each word with its theme, a word with an "s?" at its end as both that it may be. */
const themeOfWord = new Map(
  THEMES.flatMap((theme) =>
    themeWords[theme]
      .flatMap((word) => (word.endsWith("s?") ? [word.slice(0, -2), word.slice(0, -1)] : [word]))
      .map((word): [string, Theme] => [word, theme]),
  ),
);
/** All of them in one, for here: a page of a list looks for them in every row. */
const anyWord = new RegExp(`(?<![a-z])(?:${[...themeOfWord.keys()].join("|")})(?![a-z])`, "gi");

/** What a text is about, as far as its words show; what most of them are about comes first. */
export function themesOf(text: string): Theme[] {
  const words = text.match(anyWord);
  if (!words) return [];
  const found = words.map((word) => themeOfWord.get(word.toLowerCase()));
  const countOf = (theme: Theme) => found.filter((each) => each === theme).length;
  return THEMES.filter((theme) => found.includes(theme)).sort((a, b) => countOf(b) - countOf(a));
}
