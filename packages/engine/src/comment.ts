import type { Danger } from "./care/kinds.ts";
import type { EngineCode } from "./codes.ts";
import type { Certainty } from "./sting/judge.ts";
import type { StingKind } from "./sting/kinds.ts";
import type { Rewording } from "./text/reword.ts";
import type { Span } from "./text/span.ts";

export interface EngineComment extends Span {
  readonly code: EngineCode;
  readonly ruleId: string;
  /** How it stings, where somebody else than our own reader says so. */
  readonly kind?: StingKind;
  /** Indices into its sentence's tokens. */
  readonly tokens: readonly number[];
  readonly phrase: string;
  readonly message: string;
  /** 0 (light) to 1 (hard). */
  readonly severity: number;
  /** False for strengths. */
  readonly bad: boolean;
  /** Red for what is likely to hurt, amber for what may, or what is only missing; strengths have none. */
  readonly certainty?: Certainty;
  readonly rewording?: Rewording;
}

export interface SentenceToken extends Span {
  readonly text: string;
}

export interface SentenceAnalysis extends Span {
  readonly text: string;
  readonly tokens: readonly SentenceToken[];
  readonly comments: readonly EngineComment[];
}

export interface Analysis {
  readonly message: string;
  readonly sentences: readonly SentenceAnalysis[];
  /** One or two sentences over the whole, or "". */
  readonly summary: string;
  /** Somebody may be at risk: the summary says where help is, and comments on the wording come only when asked for. */
  readonly danger?: Danger;
  /** Somebody may need help, less surely: nothing is called good, and a line says where help is. */
  readonly mayNeedHelp?: true;
  /** The message is not in English, which is all that is read so far. */
  readonly language?: "other";
}
