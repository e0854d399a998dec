/** What an encoder (`encoder.ts`) was taught, as it lies in the repository. */
export interface PackedEncoder {
  /** The words it knows, with spaces between them. */
  readonly words: string;
  /** Of each word so many numbers. */
  readonly numbers: number;
  /** So many ways in which each word attends to all others. */
  readonly heads: number;
  /** By word, that of any word that is not known first. */
  readonly vectors: PackedNumbers;
  readonly first: PackedLayer;
  readonly before: PackedNorm;
  /** What each word asks, what it answers to, and what it says, one after another. */
  readonly asked: PackedLayer;
  readonly told: PackedLayer;
  readonly between: PackedNorm;
  readonly wide: PackedLayer;
  readonly narrow: PackedLayer;
  readonly after: PackedNorm;
  readonly patterns: PackedLayer;
  /** By question; of the strongest of each pattern, then of the mean of each. */
  readonly mix: PackedLayer;
}

/** Whole numbers as signs (`signed.ts`), and what one stands for. */
export interface PackedNumbers {
  readonly signs: string;
  readonly unit: number;
}

/** By what comes out, then by the word's place among those side by side, then by what goes in. */
export interface PackedLayer {
  readonly weights: PackedNumbers;
  readonly biases: readonly number[];
}

export interface PackedNorm {
  readonly scales: readonly number[];
  readonly shifts: readonly number[];
}
