import type { PackedScorer } from "../scorer/scorer.ts";

/** What the reader of danger was taught. */
export interface CareModel {
  /** Makes a logit honest: slope times logit, and offset. */
  readonly line: readonly [slope: number, offset: number];
  /** The first column tells whether somebody is at risk, the others of which kind. */
  readonly scorer: PackedScorer;
}
