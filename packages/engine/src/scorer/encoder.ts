import type { Token } from "../text/reading.ts";
import { attended } from "./attention.ts";
import type { PackedEncoder } from "./encoder-model.ts";
import { placeIn } from "./known-words.ts";
import { layerOf, normed, plus, pooled, positive, through } from "./matrix.ts";
import { type Layer, type Rows, rowsOf } from "./rows.ts";
import { signedOf } from "./signed.ts";

interface Unpacked {
  /** Whole numbers: a message has few words, and the others need not be reckoned. */
  readonly vectors: Int8Array;
  readonly layers: Readonly<Record<"first" | "asked" | "told" | "wide" | "narrow" | "patterns" | "mix", Layer>>;
}

/**
 * Tells what words mean among others, as a logit for each question that it was taught: word vectors three by three, one layer of a Transformer (Vaswani and others 2017), and
 * the patterns that are found strongest and on the whole in what comes of it.
 */
export class Encoder {
  readonly #packed: PackedEncoder;
  #unpacked: Unpacked | undefined;
  readonly #placeOf: (token: Token) => number;

  constructor(packed: PackedEncoder) {
    this.#packed = packed;
    this.#placeOf = placeIn(packed.words);
  }

  /** So many patterns are looked for. */
  get patterns(): number {
    return this.#packed.patterns.biases.length;
  }

  /** Whether it, or its lemma, is one of the words that were taught. */
  readonly knows = (token: Token): boolean => this.#placeOf(token) >= 0;

  /** How strongly each pattern is found at each word, where all of them are heard. */
  foundIn(tokens: readonly Token[]): Rows {
    const { heads, before, between, after } = this.#packed;
    const { layers } = this.#model();
    const states = positive(through(layers.first, this.#vectorsOf(tokens)));
    const heard = plus(states, through(layers.told, attended(through(layers.asked, normed(before, states)), heads)));
    const wide = positive(through(layers.wide, normed(between, heard)));
    const meant = normed(after, plus(heard, through(layers.narrow, wide)));
    return positive(through(layers.patterns, meant));
  }

  /** What is answered to one of the questions by the words of some of the rows, and by none of them nought. */
  answerOf(question: number, found: Rows, first: number, end: number): number {
    return first < end ? (through(this.#model().layers.mix, pooled(found, first, end)).values[question] ?? 0) : 0;
  }

  /** That of any word that is not known stands before those of the words. */
  #vectorsOf(tokens: readonly Token[]): Rows {
    const { numbers, vectors } = this.#packed;
    const known = this.#model().vectors;
    const rows = rowsOf(tokens.length, numbers);
    tokens.forEach((token, index) => {
      const from = (this.#placeOf(token) + 1) * numbers;
      for (let at = 0; at < numbers; at++) rows.values[index * numbers + at] = (known[from + at] ?? 0) * vectors.unit;
    });
    return rows;
  }

  #model(): Unpacked {
    this.#unpacked ??= unpacked(this.#packed);
    return this.#unpacked;
  }
}

function unpacked({ vectors, first, asked, told, wide, narrow, patterns, mix }: PackedEncoder): Unpacked {
  return {
    vectors: signedOf(vectors.signs),
    layers: {
      first: layerOf(first),
      asked: layerOf(asked),
      told: layerOf(told),
      wide: layerOf(wide),
      narrow: layerOf(narrow),
      patterns: layerOf(patterns),
      mix: layerOf(mix),
    },
  };
}
