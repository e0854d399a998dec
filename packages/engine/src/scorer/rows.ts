/** So many numbers in each row, one row after another. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly values: Float32Array;
}

/** A layer as it is reckoned with. */
export interface Layer {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** So many rows, and so many numbers, are taken at once. */
export const AT_ONCE = 4;

/** The next multiple of it. */
export const wholeOf = (count: number): number => Math.ceil(count / AT_ONCE) * AT_ONCE;

export const rowsOf = (count: number, width: number): Rows => ({
  count,
  width,
  values: new Float32Array(count * width),
});
