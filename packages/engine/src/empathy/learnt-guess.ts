import type { Reading } from "../text/reading.ts";
import { isPleasant } from "./families.ts";
import type { Guess } from "./guess.ts";
import { type Likely, likelyIn } from "./likely.ts";
import { namedIn } from "./named.ts";
import { ownFeelings } from "./own-feelings.ts";

/** Under these chances nothing is guessed: not that anything is felt, not a need. */
const [FELT_MIN, NEED_MIN] = [0.3, 0.12];
/** A second guess is worth saying where it is not far behind the first. */
const SECOND_SHARE = 0.4;
const MOST = 2;

/** What people who tell such stories often feel and need, the words that the writer has for it first; undefined where little is told. */
export function learntGuess(reading: Reading): Guess | undefined {
  const { feelings, needs } = likelyIn(reading);
  const felt = atMostTwo([...ownFeelings(reading).map(({ word }) => word), ...likeliest(feelings, FELT_MIN)]);
  if (felt.length === 0) return undefined;
  const glad = felt.filter(isPleasant).length;
  return {
    feelings: felt,
    needs: atMostTwo([...namedIn(reading), ...likeliest(needs, NEED_MIN)]),
    kind: glad === 0 ? "unmet" : glad === felt.length ? "met" : "mixed",
  };
}

function likeliest([first, second]: readonly Likely[], least: number): string[] {
  if (first === undefined || first.chance < least) return [];
  return second !== undefined && second.chance > first.chance * SECOND_SHARE ? [first.word, second.word] : [first.word];
}

const atMostTwo = (words: readonly string[]): string[] => [...new Set(words)].slice(0, MOST);
