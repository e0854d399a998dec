/** A sentence that lets a person, or something they did, work a feeling: "he upset me", "your e-mail upset me". */
export interface Blame {
  /** Token indices from the subject to the one who feels, end exclusive. */
  readonly first: number;
  readonly end: number;
  readonly source: "person" | "act";
  /** Whether the speaker is the one who feels. */
  readonly isSpeakers: boolean;
  /** Up to where it speaks, when further than `end`. */
  readonly scopeEnd?: number;
}
