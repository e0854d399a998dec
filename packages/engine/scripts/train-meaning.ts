/**
 * Teaches the network of meanings what a large sentence encoder makes of texts, and writes model/meaning.gen.ts. FOLDER holds the texts
 * and the teacher's vectors (`taught-texts.ts`, `training/teacher`): node scripts/train-meaning.ts FOLDER
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { keyOf } from "../src/scorer/known-words.ts";
import { LENGTHS, type PackedMeaning } from "../src/scorer/meaning-model.ts";
import { read } from "../src/text/read.ts";
import type { Token } from "../src/text/reading.ts";
import type { Learnt } from "./adam.ts";
import { MeaningNetwork, type PlacedText } from "./meaning-network.ts";
import { wholeNumbers } from "./pack-signed.ts";
import { principalPlaces } from "./principal.ts";
import { randomFrom, shuffled } from "./random.ts";

const [TEACHER, MEANING] = [512, 64];
const [DIMENSIONS, FILTERS] = [32, 96];
/** A word that fewer texts have is not known. */
const TEXTS_MIN = 3;
const [EPOCHS, BATCH, RATE, WARM_SHARE, LEFT_SHARE] = [8, 64, 2e-3, 0.3, 0.1];
/** From this epoch on the words' vectors stand as they will be written, and the rest learns to live with it. */
const FIXED_FROM = 6;
/** So fine: whole numbers on either side of nought. */
const [VECTOR_MAX, PATTERN_MAX, MIX_MAX] = [7, 31, 31];
const [VECTOR_SPREAD, SPREAD] = [2.5, 4];
/** One text in so many is kept to see how well others are met. */
const CHECK_EVERY = 50;
const TOKENS_MAX = 120;

const [, , folder = ""] = process.argv;
const texts = JSON.parse(readFileSync(join(folder, "texts.json"), "utf8")) as string[];
const bytes = readFileSync(join(folder, "vectors.f32"));
const goals = principalPlaces(
  texts.map((_, index) => new Float32Array(bytes.buffer, bytes.byteOffset + index * TEACHER * 4, TEACHER)),
  MEANING,
);
const read_ = texts.map((text) => read(text));
const words = knownWords();
const places = new Map(words.map((word, place) => [word, place]));
const placed = read_.map(({ tokens, sentences }): PlacedText => {
  const some = tokens.slice(0, TOKENS_MAX);
  const ends = sentences.map(({ endToken }) => Math.min(endToken, some.length));
  return { places: Int32Array.from(some, placeOf), ends: [...new Set(ends)] };
});
console.log(`${texts.length} texts, ${words.length} words`);
const network = new MeaningNetwork({ words: words.length, dimensions: DIMENSIONS, filters: FILTERS, outs: MEANING }, 1);
teach();
write();

function knownWords(): string[] {
  const counts = new Map<string, number>();
  for (const { tokens } of read_)
    for (const word of new Set(tokens.map(({ norm }) => keyOf(norm))))
      if (!/\s/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].filter((word) => (counts.get(word) ?? 0) >= TEXTS_MIN).sort();
}

function placeOf({ norm, lemma }: Token): number {
  return places.get(keyOf(norm)) ?? places.get(lemma) ?? -1;
}

function teach(): void {
  const all = texts.map((_, index) => index);
  const taught = all.filter((index) => index % CHECK_EVERY !== 0);
  const random = randomFrom(2);
  const steps = EPOCHS * Math.ceil(taught.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const began = Date.now();
    let [error, batches] = [0, 0];
    if (epoch === FIXED_FROM)
      network.vectors.values.set(wholeNumbers(network.vectors.values, VECTOR_MAX, VECTOR_SPREAD).told);
    for (const batch of batchesOf(taught, random)) {
      const own = batch.map((index) => placed[index] as PlacedText);
      error += network.teach(
        own,
        batch.map((index) => goals[index] as Float32Array),
        LEFT_SHARE,
        random,
      );
      const rate = rateAt(step++ / steps);
      for (const part of partsAt(epoch)) part.step(rate);
      if (epoch >= FIXED_FROM) network.vectors.slopes.fill(0);
      batches++;
    }
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(
      `epoch ${epoch}: error ${(error / batches).toFixed(3)}, of others ${checked().toFixed(3)}, ${seconds} s`,
    );
  }
}

function partsAt(epoch: number): Learnt[] {
  const { vectors, patterns, thresholds, mix, biases } = network;
  return [...(epoch < FIXED_FROM ? [vectors] : []), patterns, thresholds, mix, biases];
}

/** Texts of about one length together, in another order each time. */
function batchesOf(all: readonly number[], random: () => number): number[][] {
  const sorted = all
    .map((index) => ({ index, length: (placed[index] as PlacedText).places.length + random() * 4 }))
    .sort((a, b) => a.length - b.length);
  const batches = Array.from({ length: Math.ceil(sorted.length / BATCH) }, (_, at) =>
    sorted.slice(at * BATCH, (at + 1) * BATCH).map(({ index }) => index),
  );
  return shuffled(batches, random);
}

/** Up at first, then down to nought in half a wave (Smith 2018). */
function rateAt(share: number): number {
  if (share < WARM_SHARE) return RATE * (0.04 + (0.96 * share) / WARM_SHARE);
  return (RATE * (1 + Math.cos((Math.PI * (share - WARM_SHARE)) / (1 - WARM_SHARE)))) / 2;
}

/** The mean squared error over texts that were kept back. */
function checked(): number {
  const kept = texts.map((_, index) => index).filter((index) => index % CHECK_EVERY === 0);
  const answers = network.answers(kept.map((index) => placed[index] as PlacedText));
  let sum = 0;
  kept.forEach((index, at) => {
    const goal = goals[index] as Float32Array;
    (answers[at] as Float32Array).forEach((each, out) => {
      sum += (each - (goal[out] as number)) ** 2;
    });
  });
  return sum / (kept.length * MEANING);
}

function write(): void {
  const vectors = wholeNumbers(network.vectors.values, VECTOR_MAX, VECTOR_SPREAD);
  const patterns = wholeNumbers(network.patterns.values, PATTERN_MAX, SPREAD);
  const mix = wholeNumbers(network.mix.values, MIX_MAX, SPREAD);
  const unit = vectors.unit * patterns.unit;
  network.patterns.values.set(patterns.told);
  network.mix.values.set(mix.told);
  console.log(`as it is written: error of others ${checked().toFixed(3)}`);
  const packed: PackedMeaning = {
    words: words.join(" "),
    dimensions: DIMENSIONS,
    vectors: vectors.signs,
    filters: FILTERS,
    patterns: patterns.signs,
    thresholds: Array.from(network.thresholds.values, (each) => Math.round(each / unit)),
    units: LENGTHS.map(() => unit),
    mix: mix.signs,
    mixUnit: mix.unit,
    biases: Array.from(network.biases.values, (each) => Number(each.toFixed(5))),
  };
  const source = `// Generated by scripts/train-meaning.ts. Do not edit. What it was taught and how well it knows it: meaning.md beside this file.
import type { PackedMeaning } from "../src/scorer/meaning-model.ts";

export const meaningModel: PackedMeaning = ${JSON.stringify(packed, null, 2)};
`;
  writeFileSync(join(import.meta.dirname, "../model/meaning.gen.ts"), source);
  console.log(`${(gzipSync(source).length / 1000).toFixed(1)} kB gzip`);
}
