import type { Direction, SkillCode } from "@wellput/contract";
import type { ForeignFlag } from "@wellput/engine";

/** The form of the answer's body. */
export interface BodyForm {
  /** Whether it may be compressed. */
  readonly gzip: boolean;
  /** Whether it goes under a key `result`, as the callables answer. */
  readonly underResult: boolean;
}

/** What a worker is asked. */
export interface AnalysisJob {
  readonly message: string;
  readonly messageId: string;
  readonly skill: SkillCode;
  readonly prompt?: string | undefined;
  readonly direction: Direction;
  /** Comments are wanted even where somebody may be at risk. */
  readonly goOn: boolean;
  /** What the language model of this name flagged, in the place of the engine's own flags. */
  readonly model?: { readonly name: string; readonly flags: readonly ForeignFlag[] };
  /** Whether the sentences are wanted a second time, as JSON to store. */
  readonly keepSentences: boolean;
  readonly body: BodyForm;
}

/** What it answers. Both parts are JSON already: on a long text writing and packing it takes too long for the
 * event loop. */
export interface AnalysisDone {
  /** The whole AnalysisResponse, in the form that was asked for. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isGzip: boolean;
  /** Somebody may be at risk: the answer says where help is, no other is looked for, and nothing of the message is kept. */
  readonly isDanger: boolean;
  /** The SentenceFeedback[], or "[]" when not wanted. */
  readonly sentences: string;
  /** The worker's thread; the main one is 0. */
  readonly threadId: number;
}

/** A text to reflect on, or to look for danger in alone. */
export interface TextJob {
  readonly message: string;
}
