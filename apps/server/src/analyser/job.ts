import type { Direction, SkillCode } from "@wellput/contract";

/** What a worker is asked. */
export interface AnalysisJob {
  readonly message: string;
  readonly messageId: string;
  readonly skill: SkillCode;
  readonly direction: Direction;
  /** Whether the sentences are wanted a second time, as JSON to store. */
  readonly keepSentences: boolean;
}

/** What it answers. Both parts are JSON already: on a long text writing it takes too long for the event loop. */
export interface AnalysisDone {
  /** The whole AnalysisResponse. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** The SentenceFeedback[], or "[]" when not wanted. */
  readonly sentences: string;
  /** The worker's thread; the main one is 0. */
  readonly threadId: number;
}
