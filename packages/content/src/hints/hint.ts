/** The same point, worded in two ways: `before` earns the code, `after` is free of flags. */
export interface HintPair {
  readonly before: string;
  readonly after: string;
}

/** What the help says about one code: a name in plain words, one line of at most 90 characters, and the longer story. */
export interface Hint {
  readonly name: string;
  readonly short: string;
  readonly why: string;
  readonly how: string;
  readonly pairs: readonly [HintPair, HintPair, HintPair];
}

/** What the help says about something that already works in a message. */
export interface StrengthHint {
  readonly name: string;
  readonly why: string;
}
