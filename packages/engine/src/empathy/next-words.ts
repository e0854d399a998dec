import { dangerIn } from "../care/danger.ts";
import { read } from "../text/read.ts";
import type { Guess } from "./guess.ts";
import { guessAt } from "./guess-at.ts";
import { type Likely, likelyIn } from "./likely.ts";

/** What was guessed about a text, and what is likeliest after that. */
export interface EmpathyWords {
  /** Null where no guess was safe. */
  readonly guess: Guess | null;
  readonly next: { readonly feelings: readonly string[]; readonly needs: readonly string[] };
}

const MOST = 6;

/** Words to choose from where the guess of `empathise` is not quite right; none where somebody may be in danger. Never throws. */
export function empathyWords(message: string): EmpathyWords {
  const reading = read(message);
  if (dangerIn(reading) !== undefined) return { guess: null, next: { feelings: [], needs: [] } };
  const guess = guessAt(reading) ?? null;
  const { feelings, needs } = likelyIn(reading);
  return { guess, next: { feelings: others(feelings, guess?.feelings), needs: others(needs, guess?.needs) } };
}

const others = (likely: readonly Likely[], said: readonly string[] = []): string[] =>
  likely
    .map(({ word }) => word)
    .filter((word) => !said.includes(word))
    .slice(0, MOST);
