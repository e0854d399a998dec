/** What a network of meanings (`meaning.ts`) was taught, as it lies in the repository; texts of signs hold whole numbers (`signed.ts`). */
export interface PackedMeaning {
  /** The words it knows, with spaces between them. */
  readonly words: string;
  /** Of each word so many numbers. */
  readonly dimensions: number;
  readonly vectors: string;
  /** So many patterns of each length, of one word to four. */
  readonly filters: number;
  /** By dimension, then by the pattern's length and the word's place in it, then by pattern. */
  readonly patterns: string;
  /** By length and pattern. */
  readonly thresholds: readonly number[];
  /** What a sum of one stands for, by length. */
  readonly units: readonly number[];
  /** By pattern, then by what is told. */
  readonly mix: string;
  readonly mixUnit: number;
  readonly biases: readonly number[];
}

/** The lengths of patterns, and where each begins among all their words. */
export const LENGTHS = [1, 2, 3, 4] as const;
export const FIRST_PLACES = [0, 1, 3, 6] as const;
/** The words of one pattern of each length together. */
export const PLACES = 10;
/** What is pooled: the strongest of each length, and how strong those of one word are on the whole. */
export const POOLS = 5;
