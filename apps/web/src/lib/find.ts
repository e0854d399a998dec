import { SEARCH_MAX_CHARS } from "@wellput/contract/themes";

/** Words that an address asks for, or none. */
export function readWords(q: unknown): { readonly q?: string } {
  // An address turns digits into a number.
  const words = typeof q === "number" ? `${q}` : q;
  return typeof words === "string" && words.trim() ? { q: words.slice(0, SEARCH_MAX_CHARS) } : {};
}

/** Whether some texts hold the words, in any case, as the server finds them. */
export const holdsWords = (q: string | undefined, ...texts: readonly string[]): boolean =>
  !q || texts.join(" ").toLowerCase().includes(q.trim().toLowerCase());
