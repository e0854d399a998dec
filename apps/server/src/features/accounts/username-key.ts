/** A username as it is shown: compatibility forms unified, control characters out, runs of blanks made one. */
export function tidyUsername(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** A username as it is compared: also without invisible characters and without case. Empty when nothing is visible. */
export function usernameKey(tidy: string): string {
  return tidy.replace(/\p{C}/gu, "").toLowerCase().normalize("NFKC").trim();
}

/** The first character as a person sees it, which may be several code points. */
export function initialsOf(username: string): string {
  const [first] = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(username);
  return first?.segment ?? "";
}
