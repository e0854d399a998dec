import { isForeign } from "../language.ts";
import type { Reading } from "../text/reading.ts";
import type { Guess } from "./guess.ts";
import { knownGuess } from "./known-guess.ts";
import { learntGuess } from "./learnt-guess.ts";

/** A text of up to so many words says one thing, and known words tell which; a longer one is a story. */
const SHORT_WORDS = 12;
/** In fewer words than these there is no story. */
const STORY_WORDS = 10;
const WORD = /\p{L}[\p{L}'’-]*/gu;

/** In a short text what is known of its words comes first, in a longer one what was learnt of such stories; undefined where nothing says enough, or not in English. */
export function guessAt(reading: Reading): Guess | undefined {
  if (isForeign(reading)) return undefined;
  const words = reading.message.match(WORD)?.length ?? 0;
  if (words < STORY_WORDS) return knownGuess(reading);
  if (words <= SHORT_WORDS) return knownGuess(reading) ?? learntGuess(reading);
  return learntGuess(reading) ?? knownGuess(reading);
}
