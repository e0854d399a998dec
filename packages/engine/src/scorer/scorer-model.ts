import type { PackedScorer } from "./scorer.ts";

/** What a trained reader was taught. */
export interface ScorerModel {
  /** Makes a chance of both logits, by a share of each, and what is added: that of the first column, and that of the network (`meaning.ts`). */
  readonly line: readonly [ofWords: number, ofMeaning: number, offset: number];
  /** The first column tells whether it is one of those looked for, the others of which kind. */
  readonly scorer: PackedScorer;
}

/** How likely it is one of those looked for, from 0 to 1. */
export function chanceFrom(
  { line: [ofWords, ofMeaning, offset] }: ScorerModel,
  words: number,
  meaning: number,
): number {
  return 1 / (1 + Math.exp(-(ofWords * words + ofMeaning * meaning + offset)));
}
