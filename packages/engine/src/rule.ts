import type { EngineCode, SkillCode } from "./codes.ts";
import type { Reading } from "./text/reading.ts";
import type { Rewording } from "./text/reword.ts";
import type { Span } from "./text/span.ts";

/** What one rule noticed in one place. */
export interface Finding {
  /** The shortest phrase that earns the comment, in UTF-16 code units of the message. */
  readonly span: Span;
  /** The stretch that it speaks for, when wider than the phrase: a feeling with its cause. Rivals inside it give way. */
  readonly scope?: Span;
  /** 0 (light) to 1 (hard). */
  readonly severity: number;
  /** Reason and a way to say it, about this phrase, at most 40 words. */
  readonly message: string;
  /** The same where it may well be kindly meant: it claims no hurt, and leaves the choice. */
  readonly gently?: string;
  /** Words to put in the phrase's place; needs no new fact, or shows a [blank]. */
  readonly rewording?: Rewording | undefined;
}

/** Examples are documentation and tests at once: the engine's suite runs every one. */
export interface RuleExamples {
  /** `marks` are the phrases that this rule marks in the text, in order. */
  readonly flagged: readonly { readonly text: string; readonly marks: readonly string[] }[];
  readonly fine: readonly string[];
}

export interface RuleSource {
  /** Kebab-case, as its file. */
  readonly id: string;
  /** Speaks only where this is asked for, as in a step of an exercise; without it, always. */
  readonly onlyFor?: SkillCode;
  /** What it sees, in one sentence. */
  readonly summary: string;
  /** Why the phrase may land badly. */
  readonly why: string;
  /** How to say it instead. */
  readonly instead: string;
  readonly examples: RuleExamples;
  /** Pure and synchronous: same reading, same findings. */
  find(reading: Reading): readonly Finding[];
}

/** A rule as the registry holds it: its code is the folder that it lives in. */
export interface Rule extends RuleSource {
  readonly code: EngineCode;
}

export function defineRule(rule: RuleSource): RuleSource {
  return rule;
}
