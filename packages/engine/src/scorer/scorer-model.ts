import type { PackedScorer } from "./scorer.ts";

/** What a trained reader was taught. */
export interface ScorerModel {
  /** Makes the first column's logit honest: slope times logit, and offset. */
  readonly line: readonly [slope: number, offset: number];
  /** The first column tells whether it is one of those looked for, the others of which kind. */
  readonly scorer: PackedScorer;
}
