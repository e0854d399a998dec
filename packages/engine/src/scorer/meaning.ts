import { meaningModel } from "../../model/meaning.gen.ts";
import { remember } from "../text/facts/remember.ts";
import type { Reading, Sentence, Token } from "../text/reading.ts";
import { perWord } from "../text/word.ts";
import { keyOf } from "./known-words.ts";
import { FIRST_PLACES, LENGTHS, PLACES, POOLS, TOLD } from "./meaning-model.ts";
import { signedOf } from "./signed.ts";

const { filters: FILTERS, dimensions: DIMENSIONS, units, biases, mixUnit } = meaningModel;
const [RISK, STING, AFTER, BEFORE] = TOLD.map((_, index) => index) as [number, number, number, number];

/** How strongly each pattern is found in some words, in whole numbers, and how many words there are. */
interface Pool {
  readonly strengths: Int32Array;
  readonly words: number;
  /** What is told of them, once it was asked. */
  told?: Float64Array;
}

/**
 * That somebody is at risk, by what a run of sentences means: a logit. A small convolutional network over word vectors (Kim 2014). Sums are
 * of whole numbers, so that every machine finds the same.
 */
export function meantRisk(reading: Reading, sentences: readonly Sentence[]): number {
  const pools = sentences.map((sentence) => poolIn(reading, sentence));
  const [first] = pools;
  return toldOf(first !== undefined && pools.length === 1 ? first : together(pools))[RISK] ?? 0;
}

/** That a sentence stings, by what it and the sentences on either side mean: a logit. */
export function meantSting(reading: Reading, sentence: Sentence): number {
  const [before, after] = [-1, 1].map((side) => reading.sentences[sentence.index + side]);
  const told = (one: Sentence | undefined, what: number) =>
    one === undefined ? 0 : (toldOf(poolIn(reading, one))[what] ?? 0);
  return told(sentence, STING) + told(before, AFTER) + told(after, BEFORE);
}

function toldOf(pool: Pool): Float64Array {
  pool.told ??= mixed(pool);
  return pool.told;
}

/** What is pooled of a sentence that may be a part of the reading's own. */
function poolIn(reading: Reading, sentence: Sentence): Pool {
  if (reading.sentences[sentence.index] !== sentence) return poolOf(reading.tokens, sentence);
  const kept = poolsOf(reading);
  const pool = kept.get(sentence) ?? poolOf(reading.tokens, sentence);
  kept.set(sentence, pool);
  return pool;
}

const poolsOf = remember(() => new Map<Sentence, Pool>());

function together(pools: readonly Pool[]): Pool {
  const strengths = new Int32Array(POOLS * FILTERS);
  const strongest = LENGTHS.length * FILTERS;
  for (const pool of pools)
    for (let at = 0; at < strengths.length; at++) {
      const own = pool.strengths[at] ?? 0;
      const before = strengths[at] ?? 0;
      strengths[at] = at < strongest ? Math.max(before, own) : before + own;
    }
  return { strengths, words: pools.reduce((sum, { words }) => sum + words, 0) };
}

function poolOf(tokens: readonly Token[], { firstToken, endToken }: Sentence): Pool {
  const { thresholds } = unpacked();
  const parts: (Int16Array | undefined)[] = [];
  for (let index = firstToken; index < endToken; index++) parts.push(partsOf(tokens[index]));
  const strengths = new Int32Array(POOLS * FILTERS);
  const sums = new Int32Array(FILTERS);
  LENGTHS.forEach((length, size) => {
    const reach = length >> 1;
    for (let start = -reach; start <= parts.length - length + reach; start++) {
      for (let filter = 0; filter < FILTERS; filter++) sums[filter] = thresholds[size * FILTERS + filter] ?? 0;
      for (let place = 0; place < length; place++)
        addTo(sums, parts[start + place], ((FIRST_PLACES[size] ?? 0) + place) * FILTERS);
      keepStrongest(strengths, sums, size * FILTERS);
      if (size === 0) addPositive(strengths, sums);
    }
  });
  return { strengths, words: parts.length };
}

function addTo(sums: Int32Array, parts: Int16Array | undefined, from: number): void {
  if (parts === undefined) return;
  for (let filter = 0; filter < FILTERS; filter++) sums[filter] = (sums[filter] ?? 0) + (parts[from + filter] ?? 0);
}

function keepStrongest(strengths: Int32Array, sums: Int32Array, from: number): void {
  for (let filter = 0; filter < FILTERS; filter++) {
    const sum = sums[filter] ?? 0;
    if (sum > (strengths[from + filter] ?? 0)) strengths[from + filter] = sum;
  }
}

function addPositive(strengths: Int32Array, sums: Int32Array): void {
  const from = LENGTHS.length * FILTERS;
  for (let filter = 0; filter < FILTERS; filter++)
    strengths[from + filter] = (strengths[from + filter] ?? 0) + Math.max(0, sums[filter] ?? 0);
}

function mixed({ strengths, words }: Pool): Float64Array {
  const { mix } = unpacked();
  const told = Float64Array.from(biases);
  const root = Math.sqrt(Math.max(1, words));
  for (let at = 0; at < strengths.length; at++) {
    const whole = strengths[at] ?? 0;
    if (whole === 0) continue;
    const size = Math.floor(at / FILTERS);
    const strength = whole * mixUnit * (units[size] ?? (units[0] ?? 0) / root);
    const from = at * told.length;
    for (let out = 0; out < told.length; out++) told[out] = (told[out] ?? 0) + strength * (mix[from + out] ?? 0);
  }
  return told;
}

interface Unpacked {
  readonly places: ReadonlyMap<string, number>;
  readonly vectors: Int8Array;
  readonly patterns: Int8Array;
  readonly thresholds: Int32Array;
  readonly mix: Float64Array;
  /** What each word adds to each pattern at each of its places, once it was asked for. */
  readonly parts: (Int16Array | undefined)[];
}

let kept: Unpacked | undefined;

function unpacked(): Unpacked {
  kept ??= {
    places: new Map(meaningModel.words.split(" ").map((word, place) => [word, place])),
    vectors: signedOf(meaningModel.vectors),
    patterns: signedOf(meaningModel.patterns),
    thresholds: Int32Array.from(meaningModel.thresholds),
    mix: Float64Array.from(signedOf(meaningModel.mix)),
    parts: [],
  };
  return kept;
}

const placeOf = perWord((norm) => unpacked().places.get(keyOf(norm)) ?? -1);

/** A word that is not known stands for its lemma, and nothing is known of what has none. */
function partsOf(token: Token | undefined): Int16Array | undefined {
  if (token === undefined) return;
  const { places, parts } = unpacked();
  const own = placeOf(token.word);
  const place = own >= 0 ? own : places.get(token.lemma);
  if (place === undefined) return;
  parts[place] ??= addedBy(place);
  return parts[place];
}

function addedBy(word: number): Int16Array {
  const { vectors, patterns } = unpacked();
  const added = new Int16Array(PLACES * FILTERS);
  for (let dimension = 0; dimension < DIMENSIONS; dimension++) {
    const value = vectors[word * DIMENSIONS + dimension] ?? 0;
    if (value === 0) continue;
    const from = dimension * added.length;
    for (let at = 0; at < added.length; at++) added[at] = (added[at] ?? 0) + value * (patterns[from + at] ?? 0);
  }
  return added;
}
