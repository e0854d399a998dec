import { ENGLISH_ONLY } from "../lexicon/english-only.ts";
import type { Reading } from "./reading.ts";

/** Fewer words than these may be names, or one exclamation: nothing is said of them. */
const WORDS_MIN = 6;
/** English has more of its small words than these in every text: of our messages one in a thousand has fewer. */
const SHARE_MIN = 0.07;
/** Written in letters that English does not use. */
const FOREIGN_LETTERS =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/gu;
const FOREIGN_SHARE = 0.5;

/** Whether a message is in another language than English, by the small words that only English has; unsure is English. */
export function isForeign({ message, tokens }: Reading): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && (message.match(FOREIGN_LETTERS)?.length ?? 0) > letters * FOREIGN_SHARE) return true;
  const words = tokens.filter(({ norm }) => /^\p{L}[\p{L}']*$/u.test(norm));
  if (words.length < WORDS_MIN) return false;
  return words.filter(({ norm }) => ENGLISH_ONLY.has(norm)).length < words.length * SHARE_MIN;
}
