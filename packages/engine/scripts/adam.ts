const [DECAY, DECAY_OF_SQUARES, TINY] = [0.9, 0.999, 1e-8];

/** Numbers that are learnt, with their slopes: Adam (Kingma and Ba 2015), and a decay that is no part of the slope (Loshchilov and Hutter 2019). */
export class Learnt {
  readonly values: Float32Array;
  readonly slopes: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  #steps = 0;

  constructor(size: number, first: () => number) {
    this.values = Float32Array.from({ length: size }, first);
    this.slopes = new Float32Array(size);
    this.#means = new Float32Array(size);
    this.#squares = new Float32Array(size);
  }

  /** Takes one step down the slopes, which are then nought again. */
  step(rate: number, decay = 0): void {
    this.#steps++;
    const own = rate * (Math.sqrt(1 - DECAY_OF_SQUARES ** this.#steps) / (1 - DECAY ** this.#steps));
    const { values, slopes } = this;
    const [means, squares] = [this.#means, this.#squares];
    for (let at = 0; at < values.length; at++) {
      const slope = slopes[at] as number;
      const mean = DECAY * (means[at] as number) + (1 - DECAY) * slope;
      const square = DECAY_OF_SQUARES * (squares[at] as number) + (1 - DECAY_OF_SQUARES) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      values[at] = (values[at] as number) * (1 - rate * decay) - (own * mean) / (Math.sqrt(square) + TINY);
    }
    slopes.fill(0);
  }
}
