import type { Direction, FeedbackCode, SkillCode } from "@wellput/contract";

/** A sentence to rephrase, with the codes that it earns (`teaches`) and two sample answers. */
export interface StarterSentence {
  readonly teaches: readonly FeedbackCode[];
  readonly t: SkillCode;
  readonly p: string;
  readonly s: string;
  readonly m: readonly [string, string];
}

export interface StarterChallenge {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly direction: Direction;
  readonly tags: readonly string[];
  readonly sentences: readonly StarterSentence[];
}
