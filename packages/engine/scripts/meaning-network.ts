/** The network behind `src/scorer/meaning.ts` as it is taught: the same sums in broken numbers, and their slopes. */
import { FIRST_PLACES, LENGTHS, PLACES, POOLS } from "../src/scorer/meaning-model.ts";
import { Learnt } from "./adam.ts";
import { normalFrom, randomFrom } from "./random.ts";

/** A text as places of its words, -1 for one that is not known, and where each sentence ends. */
export interface PlacedText {
  readonly places: Int32Array;
  readonly ends: readonly number[];
}

export interface NetworkShape {
  readonly words: number;
  readonly dimensions: number;
  readonly filters: number;
  readonly outs: number;
}

/** What of a text is pooled, and where the strongest of each pattern begins. */
interface Pooled {
  readonly strengths: Float32Array;
  readonly starts: Int32Array;
  /** The sentence of each strongest, as its first and end place. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

export class MeaningNetwork {
  readonly shape: NetworkShape;
  readonly vectors: Learnt;
  readonly patterns: Learnt;
  readonly thresholds: Learnt;
  readonly mix: Learnt;
  readonly biases: Learnt;
  readonly #wide: number;
  /** By word: what it adds to each pattern, and the slopes of that; worked out anew for each batch. */
  readonly #rows = new Map<number, number>();
  #parts = new Float32Array(0);
  #partSlopes = new Float32Array(0);

  constructor(shape: NetworkShape, seed: number) {
    this.shape = shape;
    const { words, dimensions, filters, outs } = shape;
    const random = randomFrom(seed);
    const normal = (size: number) => () => normalFrom(random) * size;
    this.#wide = PLACES * filters;
    this.vectors = new Learnt(words * dimensions, normal(0.3));
    this.patterns = new Learnt(dimensions * this.#wide, normal(1 / Math.sqrt(dimensions * 2)));
    this.thresholds = new Learnt(LENGTHS.length * filters, () => 0);
    this.mix = new Learnt(POOLS * filters * outs, normal(1 / Math.sqrt(POOLS * filters)));
    this.biases = new Learnt(outs, () => 0);
  }

  /** What comes out for each text. */
  answers(texts: readonly PlacedText[]): Float32Array[] {
    this.#place(texts);
    return texts.map((text) => this.#mixed(this.#pool(text).strengths));
  }

  /** Adds the slopes over a batch, with this share of what is pooled left out; `slopesOf` gives those of what comes out for each text. */
  teach(
    texts: readonly PlacedText[],
    slopesOf: (answers: readonly Float32Array[]) => readonly Float32Array[],
    left: number,
    random: () => number,
  ): void {
    this.#place(texts);
    const pools = texts.map((text) => {
      const pooled = this.#pool(text);
      for (let at = 0; at < pooled.strengths.length; at++)
        pooled.strengths[at] = random() < left ? 0 : (pooled.strengths[at] as number) / (1 - left);
      return pooled;
    });
    const slopes = slopesOf(pools.map(({ strengths }) => this.#mixed(strengths)));
    texts.forEach((text, index) => {
      const pooled = pools[index] as Pooled;
      this.#back(text, pooled, this.#unmixed(pooled.strengths, slopes[index] as Float32Array), 1 - left);
    });
    this.#spread();
  }

  #place(texts: readonly PlacedText[]): void {
    this.#rows.clear();
    for (const { places } of texts)
      for (const place of places) if (place >= 0 && !this.#rows.has(place)) this.#rows.set(place, this.#rows.size);
    const wide = this.#wide;
    this.#parts = new Float32Array(this.#rows.size * wide);
    this.#partSlopes = new Float32Array(this.#parts.length);
    const { dimensions } = this.shape;
    const [vectors, patterns, parts] = [this.vectors.values, this.patterns.values, this.#parts];
    for (const [word, row] of this.#rows)
      for (let dimension = 0; dimension < dimensions; dimension++) {
        const value = vectors[word * dimensions + dimension] as number;
        const [from, to] = [dimension * wide, row * wide];
        for (let at = 0; at < wide; at++)
          parts[to + at] = (parts[to + at] as number) + value * (patterns[from + at] as number);
      }
  }

  #pool({ places, ends }: PlacedText): Pooled {
    const { filters } = this.shape;
    const strengths = new Float32Array(POOLS * filters);
    const [starts, from, to] = [0, 1, 2].map(() => new Int32Array(LENGTHS.length * filters)) as [
      Int32Array,
      Int32Array,
      Int32Array,
    ];
    const sums = new Float32Array(filters);
    const root = Math.sqrt(Math.max(1, places.length));
    let first = 0;
    for (const end of ends) {
      LENGTHS.forEach((length, size) => {
        const reach = length >> 1;
        for (let start = first - reach; start <= end - length + reach; start++) {
          this.#sum(sums, places, start, size, first, end);
          for (let filter = 0; filter < filters; filter++) {
            const sum = sums[filter] as number;
            const at = size * filters + filter;
            if (size === 0 && sum > 0)
              strengths[LENGTHS.length * filters + filter] =
                (strengths[LENGTHS.length * filters + filter] as number) + sum / root;
            if (sum <= (strengths[at] as number)) continue;
            strengths[at] = sum;
            [starts[at], from[at], to[at]] = [start, first, end];
          }
        }
      });
      first = end;
    }
    return { strengths, starts, from, to };
  }

  #sum(sums: Float32Array, places: Int32Array, start: number, size: number, first: number, end: number): void {
    const { filters } = this.shape;
    const thresholds = this.thresholds.values;
    for (let filter = 0; filter < filters; filter++) sums[filter] = thresholds[size * filters + filter] as number;
    for (let place = 0; place < (LENGTHS[size] as number); place++) {
      const at = start + place;
      const row = at >= first && at < end ? this.#rows.get(places[at] as number) : undefined;
      if (row === undefined) continue;
      const from = row * this.#wide + ((FIRST_PLACES[size] as number) + place) * filters;
      for (let filter = 0; filter < filters; filter++)
        sums[filter] = (sums[filter] as number) + (this.#parts[from + filter] as number);
    }
  }

  #mixed(strengths: Float32Array): Float32Array {
    const { outs } = this.shape;
    const answer = this.biases.values.slice();
    const mix = this.mix.values;
    for (let at = 0; at < strengths.length; at++) {
      const strength = strengths[at] as number;
      if (strength === 0) continue;
      for (let out = 0; out < outs; out++)
        answer[out] = (answer[out] as number) + strength * (mix[at * outs + out] as number);
    }
    return answer;
  }

  /** The slopes of what is pooled, from those of what comes out. */
  #unmixed(strengths: Float32Array, slopes: Float32Array): Float32Array {
    const { outs } = this.shape;
    for (let out = 0; out < outs; out++)
      this.biases.slopes[out] = (this.biases.slopes[out] as number) + (slopes[out] as number);
    return strengths.map((strength, at) => {
      if (strength === 0) return 0;
      let sum = 0;
      for (let out = 0; out < outs; out++) {
        const slope = slopes[out] as number;
        sum += slope * (this.mix.values[at * outs + out] as number);
        this.mix.slopes[at * outs + out] = (this.mix.slopes[at * outs + out] as number) + strength * slope;
      }
      return sum;
    });
  }

  #back({ places }: PlacedText, { starts, from, to }: Pooled, slopes: Float32Array, share: number): void {
    const { filters } = this.shape;
    const strongest = LENGTHS.length * filters;
    for (let at = 0; at < strongest; at++) {
      const slope = (slopes[at] as number) / share;
      if (slope === 0) continue;
      const size = Math.floor(at / filters);
      this.thresholds.slopes[at] = (this.thresholds.slopes[at] as number) + slope;
      for (let place = 0; place < (LENGTHS[size] as number); place++) {
        const index = (starts[at] as number) + place;
        if (index < (from[at] as number) || index >= (to[at] as number)) continue;
        this.#addSlope(
          places[index] as number,
          ((FIRST_PLACES[size] as number) + place) * filters + (at % filters),
          slope,
        );
      }
    }
    this.#backAll(places, slopes.subarray(strongest), share * Math.sqrt(Math.max(1, places.length)));
  }

  /** Through the patterns of one word, wherever they are found. */
  #backAll(places: Int32Array, slopes: Float32Array, by: number): void {
    const { filters } = this.shape;
    for (const word of places) {
      const row = this.#rows.get(word);
      for (let filter = 0; filter < filters; filter++) {
        const slope = (slopes[filter] as number) / by;
        const part = row === undefined ? 0 : (this.#parts[row * this.#wide + filter] as number);
        if (slope === 0 || part + (this.thresholds.values[filter] as number) <= 0) continue;
        this.thresholds.slopes[filter] = (this.thresholds.slopes[filter] as number) + slope;
        this.#addSlope(word, filter, slope);
      }
    }
  }

  #addSlope(word: number, at: number, slope: number): void {
    const row = this.#rows.get(word);
    if (row === undefined) return;
    const place = row * this.#wide + at;
    this.#partSlopes[place] = (this.#partSlopes[place] as number) + slope;
  }

  /** From what each word adds back to its vector and to the patterns. */
  #spread(): void {
    const { dimensions } = this.shape;
    const wide = this.#wide;
    const [vectors, patterns, partSlopes] = [this.vectors, this.patterns, this.#partSlopes];
    const sloping = new Int32Array(wide);
    for (const [word, row] of this.#rows) {
      // Few patterns are strongest at one word: the others have no slope there.
      let count = 0;
      for (let at = 0; at < wide; at++) if (partSlopes[row * wide + at] !== 0) sloping[count++] = at;
      for (let dimension = 0; dimension < dimensions; dimension++) {
        const value = vectors.values[word * dimensions + dimension] as number;
        const [from, to] = [dimension * wide, row * wide];
        let sum = 0;
        for (let each = 0; each < count; each++) {
          const at = sloping[each] as number;
          const slope = partSlopes[to + at] as number;
          sum += slope * (patterns.values[from + at] as number);
          patterns.slopes[from + at] = (patterns.slopes[from + at] as number) + value * slope;
        }
        vectors.slopes[word * dimensions + dimension] = (vectors.slopes[word * dimensions + dimension] as number) + sum;
      }
    }
  }
}
