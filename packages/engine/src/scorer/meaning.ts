import { remember } from "../text/facts/remember.ts";
import type { Reading, Sentence, Token } from "../text/reading.ts";
import { placeIn } from "./known-words.ts";
import { FIRST_PLACES, LENGTHS, type PackedMeaning, PLACES, POOLS } from "./meaning-model.ts";
import { signedOf } from "./signed.ts";

/** How strongly each pattern is found in some words, in whole numbers, and how many words there are. */
interface Pool {
  readonly strengths: Int32Array;
  readonly words: number;
  /** What is told of them, once it was asked. */
  told?: Float64Array;
}

interface Unpacked {
  readonly vectors: Int8Array;
  readonly patterns: Int8Array;
  readonly thresholds: Int32Array;
  readonly mix: Float64Array;
  /** What each word adds to each pattern at each of its places, once it was asked for. */
  readonly parts: (Int16Array | undefined)[];
}

/**
 * Tells what sentences mean, as logits of what it was taught: a small convolutional network over word vectors (Kim 2014). Sums are of whole numbers, so
 * that every machine finds the same.
 */
export class Meaning {
  readonly #packed: PackedMeaning;
  #unpacked: Unpacked | undefined;
  readonly #poolsOf = remember(() => new Map<Sentence, Pool>());
  readonly #placeOf: (token: Token) => number;

  constructor(packed: PackedMeaning) {
    this.#packed = packed;
    this.#placeOf = placeIn(packed.words);
  }

  /** What a sentence means. */
  of(reading: Reading, sentence: Sentence): Float64Array {
    return this.#toldOf(this.#poolIn(reading, sentence));
  }

  #toldOf(pool: Pool): Float64Array {
    pool.told ??= this.#mixed(pool);
    return pool.told;
  }

  /** What is pooled of a sentence that may be a part of the reading's own. */
  #poolIn(reading: Reading, sentence: Sentence): Pool {
    if (reading.sentences[sentence.index] !== sentence) return this.#poolOf(reading.tokens, sentence);
    const kept = this.#poolsOf(reading);
    const pool = kept.get(sentence) ?? this.#poolOf(reading.tokens, sentence);
    kept.set(sentence, pool);
    return pool;
  }

  #poolOf(tokens: readonly Token[], { firstToken, endToken }: Sentence): Pool {
    const { filters } = this.#packed;
    const { thresholds } = this.#model();
    const parts: (Int16Array | undefined)[] = [];
    for (let index = firstToken; index < endToken; index++) parts.push(this.#partsOf(tokens[index]));
    const strengths = new Int32Array(POOLS * filters);
    const sums = new Int32Array(filters);
    LENGTHS.forEach((length, size) => {
      const reach = length >> 1;
      for (let start = -reach; start <= parts.length - length + reach; start++) {
        for (let filter = 0; filter < filters; filter++) sums[filter] = thresholds[size * filters + filter] ?? 0;
        for (let place = 0; place < length; place++)
          addTo(sums, parts[start + place], ((FIRST_PLACES[size] ?? 0) + place) * filters);
        keepStrongest(strengths, sums, size * filters);
        if (size === 0) addPositive(strengths, sums, LENGTHS.length * filters);
      }
    });
    return { strengths, words: parts.length };
  }

  #mixed({ strengths, words }: Pool): Float64Array {
    const { filters, units, mixUnit, biases } = this.#packed;
    const { mix } = this.#model();
    const told = Float64Array.from(biases);
    const root = Math.sqrt(Math.max(1, words));
    for (let at = 0; at < strengths.length; at++) {
      const whole = strengths[at] ?? 0;
      if (whole === 0) continue;
      const size = Math.floor(at / filters);
      const strength = whole * mixUnit * (units[size] ?? (units[0] ?? 0) / root);
      const from = at * told.length;
      for (let out = 0; out < told.length; out++) told[out] = (told[out] ?? 0) + strength * (mix[from + out] ?? 0);
    }
    return told;
  }

  #model(): Unpacked {
    this.#unpacked ??= unpacked(this.#packed);
    return this.#unpacked;
  }

  /** Nothing is known of a word that neither itself nor by its lemma is known. */
  #partsOf(token: Token | undefined): Int16Array | undefined {
    const place = token === undefined ? -1 : this.#placeOf(token);
    if (place < 0) return;
    const { parts } = this.#model();
    parts[place] ??= this.#addedBy(place);
    return parts[place];
  }

  #addedBy(word: number): Int16Array {
    const { vectors, patterns } = this.#model();
    const { filters, dimensions } = this.#packed;
    const added = new Int16Array(PLACES * filters);
    for (let dimension = 0; dimension < dimensions; dimension++) {
      const value = vectors[word * dimensions + dimension] ?? 0;
      if (value === 0) continue;
      const from = dimension * added.length;
      for (let at = 0; at < added.length; at++) added[at] = (added[at] ?? 0) + value * (patterns[from + at] ?? 0);
    }
    return added;
  }
}

function unpacked({ vectors, patterns, thresholds, mix }: PackedMeaning): Unpacked {
  return {
    vectors: signedOf(vectors),
    patterns: signedOf(patterns),
    thresholds: Int32Array.from(thresholds),
    mix: Float64Array.from(signedOf(mix)),
    parts: [],
  };
}

function addTo(sums: Int32Array, parts: Int16Array | undefined, from: number): void {
  if (parts === undefined) return;
  for (let filter = 0; filter < sums.length; filter++) sums[filter] = (sums[filter] ?? 0) + (parts[from + filter] ?? 0);
}

function keepStrongest(strengths: Int32Array, sums: Int32Array, from: number): void {
  for (let filter = 0; filter < sums.length; filter++) {
    const sum = sums[filter] ?? 0;
    if (sum > (strengths[from + filter] ?? 0)) strengths[from + filter] = sum;
  }
}

function addPositive(strengths: Int32Array, sums: Int32Array, from: number): void {
  for (let filter = 0; filter < sums.length; filter++)
    strengths[from + filter] = (strengths[from + filter] ?? 0) + Math.max(0, sums[filter] ?? 0);
}
