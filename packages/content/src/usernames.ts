import { adjectives } from "./usernames/adjectives.ts";
import { nouns } from "./usernames/nouns.ts";

/** 150 × 150 lower-case words for proposed usernames; every pair is fit to be shown to anyone. */
export const usernameWords: { readonly adjectives: readonly string[]; readonly nouns: readonly string[] } = {
  adjectives,
  nouns,
};
