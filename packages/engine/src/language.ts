import { ENGLISH_ONLY } from "./lexicon/english-only.ts";
import { FOREIGN_WORDS } from "./lexicon/foreign-words.ts";
import { isKnown } from "./scorer/meaning.ts";
import type { Reading, Token } from "./text/reading.ts";

/** Fewer words than these may be names, or one exclamation: it takes small words of another language to tell. */
const WORDS_MIN = 6;
const FOREIGN_WORDS_MIN = 2;
/** English has more of its small words than this in every longer text: of our messages one in a thousand has fewer. */
const SMALL_SHARE_MIN = 0.07;
/** Of a text in English so many words are known, whatever small ones it does without. */
const KNOWN_SHARE_MIN = 0.6;
/** Written in letters that English does not use. */
const FOREIGN_LETTERS =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/gu;
const FOREIGN_SHARE = 0.5;

/** Whether a message is in another language than English, by small words that only English or only others have and by the words that are known; unsure is English. */
export function isForeign({ message, tokens }: Reading): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && (message.match(FOREIGN_LETTERS)?.length ?? 0) > letters * FOREIGN_SHARE) return true;
  const words = tokens.filter(({ norm }) => /^\p{L}[\p{L}']*$/u.test(norm));
  const count = (is: (token: Token) => boolean) => words.filter(is).length;
  if (count(({ norm }) => ENGLISH_ONLY.has(norm)) > words.length * SMALL_SHARE_MIN) return false;
  if (count(({ text }) => FOREIGN_WORDS.has(text.toLowerCase())) >= FOREIGN_WORDS_MIN) return true;
  return words.length >= WORDS_MIN && count(isKnown) < words.length * KNOWN_SHARE_MIN;
}
