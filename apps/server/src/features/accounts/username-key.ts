/** A username as it is shown: compatibility forms unified, control characters out, runs of blanks made one. */
export function tidyUsername(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Letters of other scripts that look like a Latin one, in lower case: Cyrillic, Greek, Armenian and Latin's own odd forms.
 *
 * @see Unicode Technical Standard 39, whose confusables these are a part of.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: "аαɑ",
  b: "ьƅ",
  // The lunate sigma has become a final one by now.
  c: "сς",
  d: "ԁ",
  e: "еҽ",
  g: "ɡց",
  h: "һհ",
  i: "іıιɩӏ",
  j: "јϳ",
  k: "кκ",
  m: "м",
  n: "ոռ",
  o: "оοσօ",
  p: "рρ",
  q: "ԛզ",
  r: "гᴦ",
  s: "ѕꜱ",
  t: "тτ",
  u: "υսʋ",
  v: "νѵ",
  w: "ԝѡա",
  x: "хχ",
  y: "уγү",
  z: "ᴢ",
};
const LATIN_OF = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) => [...others].map((one) => [one, latin])),
);

/**
 * A username as it is compared: also without invisible characters and case, and with letters of other scripts that look
 * like Latin ones taken for those. Empty when nothing is visible.
 */
export function usernameKey(tidy: string): string {
  const folded = tidy.replace(/\p{C}/gu, "").toLowerCase().normalize("NFKC");
  return [...folded]
    .map((character) => LATIN_OF.get(character) ?? character)
    .join("")
    .trim();
}

/** The first character as a person sees it, which may be several code points. */
export function initialsOf(username: string): string {
  const [first] = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(username);
  return first?.segment ?? "";
}
