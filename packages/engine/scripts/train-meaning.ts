/**
 * Teaches the network of meanings what stings and who is at risk, and without forgetting what a large sentence encoder makes of texts. Writes
 * model/meaning-stings.gen.ts. Always gives the same weights. FOLDER holds the texts and the teacher's vectors (`taught-texts.ts`, `training/teacher`):
 * node scripts/train-meaning.ts FOLDER
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { keyOf } from "../src/scorer/known-words.ts";
import { LENGTHS, type PackedMeaning } from "../src/scorer/meaning-model.ts";
import type { Sentence, Token } from "../src/text/reading.ts";
import type { Learnt } from "./adam.ts";
import { areaUnder, type Scored } from "./figures.ts";
import { isKeptBack } from "./learnt.ts";
import { sigmoid } from "./logistic.ts";
import { type Lesson, lessons, partTexts } from "./meaning-lessons.ts";
import { MeaningNetwork, type PlacedText } from "./meaning-network.ts";
import { wholeNumbers } from "./pack-signed.ts";
import { principalPlaces } from "./principal.ts";
import { randomFrom, shuffled } from "./random.ts";

/** The teacher's numbers, and how many of their directions are learnt. */
const [TEACHER, GOALS] = [512, 64];
const FILTERS = 96;
const TOKENS_MAX = 120;
const [BATCH, WARM_SHARE, DECAY] = [64, 0.1, 0.01];

/** One course of lessons after another. */
interface Course {
  readonly epochs: number;
  readonly rate: number;
  /** So much of what is pooled, and so many of the words, are left out while it learns. */
  readonly left: number;
  readonly wordsLeft: number;
  /** How much it counts to be wrong about risk, about a sting, and about what the teacher says. */
  readonly weights: { readonly risk: number; readonly sting: number; readonly goal: number };
  /** From this epoch on the words' vectors stand as they will be written, and the rest learns to live with it. */
  readonly fixedFrom: number;
}

/** What is taught, and then what the teacher says. What is told of a sentence is that it stings, and what it adds to what follows and what went before. */
const [RISK, STING, AFTER, BEFORE, FIRST_GOAL] = [0, 1, 2, 3, 4];
const TOLD = [STING, AFTER, BEFORE];
const OUTS = FIRST_GOAL + GOALS;

/** Each word has so many numbers; one that fewer texts have is not known. */
const [DIMENSIONS, TEXTS_MIN] = [32, 4];
/** The teacher's lessons alone, then the questions. */
const COURSES: readonly Course[] = [
  { epochs: 4, rate: 2e-3, left: 0.1, wordsLeft: 0, weights: { risk: 0, sting: 0, goal: 1 }, fixedFrom: 4 },
  { epochs: 6, rate: 2e-3, left: 0.4, wordsLeft: 0.3, weights: { risk: 2, sting: 4, goal: 0.5 }, fixedFrom: 5 },
];
/** So fine: whole numbers on either side of nought. */
const [VECTOR_MAX, PATTERN_MAX, MIX_MAX] = [7, 31, 31];
const [VECTOR_SPREAD, SPREAD] = [2.5, 4];

interface Placed extends Lesson {
  readonly placed: readonly PlacedText[];
  readonly goals: readonly (Float32Array | undefined)[];
  readonly length: number;
}

const [, , folder = ""] = process.argv;
const all = lessons();
const words = knownWords();
const places = new Map(words.map((word, place) => [word, place]));
const goals = goalsIn(folder);
const [taught, keptBack] = [false, true].map((isOut) =>
  all.filter(({ voice }) => isKeptBack(voice) === isOut).map(place),
) as [Placed[], Placed[]];
console.log(`${all.length} lessons, ${words.length} words, ${keptBack.length} kept back`);
const network = new MeaningNetwork({ words: words.length, dimensions: DIMENSIONS, filters: FILTERS, outs: OUTS }, 1);
for (const course of COURSES) teach(course);
write();

function knownWords(): string[] {
  const counts = new Map<string, number>();
  for (const { reading } of new Map(all.map((lesson) => [lesson.text, lesson])).values())
    for (const word of new Set(reading.tokens.map(({ norm }) => keyOf(norm))))
      if (!/\s/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].filter((word) => (counts.get(word) ?? 0) >= TEXTS_MIN).sort();
}

/** By text, where among all that the teacher says it stands. */
function goalsIn(where: string): Map<string, Float32Array> {
  const texts = JSON.parse(readFileSync(join(where, "texts.json"), "utf8")) as string[];
  const { buffer, byteOffset } = readFileSync(join(where, "vectors.f32"));
  const vectors = texts.map((_, index) => new Float32Array(buffer, byteOffset + index * TEACHER * 4, TEACHER));
  const placesOf = principalPlaces(vectors, GOALS);
  return new Map(texts.map((text, index) => [text, placesOf[index] as Float32Array]));
}

function place(lesson: Lesson): Placed {
  const { reading, parts } = lesson;
  const placed = parts.map((part) => placedText(reading.tokens, part));
  return {
    ...lesson,
    placed,
    goals: partTexts(lesson).map((text) => goals.get(text)),
    length: placed.reduce((sum, each) => sum + each.places.length, 0),
  };
}

function placedText(tokens: readonly Token[], part: readonly Sentence[]): PlacedText {
  const first = part[0]?.firstToken ?? 0;
  const some = tokens.slice(first, Math.min(part.at(-1)?.endToken ?? first, first + TOKENS_MAX));
  const ends = part.map(({ endToken }) => Math.min(endToken - first, some.length));
  return { places: Int32Array.from(some, placeOf), ends: [...new Set(ends)] };
}

function placeOf({ norm, lemma }: Token): number {
  return places.get(keyOf(norm)) ?? places.get(lemma) ?? -1;
}

function teach({ epochs, rate, left, wordsLeft, weights, fixedFrom }: Course): void {
  const random = randomFrom(2);
  const steps = epochs * Math.ceil(taught.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const began = Date.now();
    if (epoch === fixedFrom)
      network.vectors.values.set(wholeNumbers(network.vectors.values, VECTOR_MAX, VECTOR_SPREAD).told);
    for (const batch of batchesOf(random)) {
      const texts = batch.flatMap(({ placed }) => placed.map((text) => withGaps(text, wordsLeft, random)));
      network.teach(texts, (answers) => slopesOf(batch, answers, weights), left, random);
      const now = rate * shareAt(step++ / steps);
      for (const [part, decay] of partsOf(epoch >= fixedFrom)) part.step(now, decay);
      network.vectors.slopes.fill(0);
    }
    console.log(`epoch ${epoch}: area under the curve of ${checked()}, ${Math.round((Date.now() - began) / 1000)} s`);
  }
}

function partsOf(isFixed: boolean): (readonly [Learnt, decay: number])[] {
  const { vectors, patterns, thresholds, mix, biases } = network;
  const others = [
    [patterns, DECAY],
    [thresholds, 0],
    [mix, DECAY],
    [biases, 0],
  ] as const;
  return isFixed ? [...others] : [[vectors, 0], ...others];
}

/** Lessons of about one length together, in another order each time. */
function batchesOf(random: () => number): Placed[][] {
  const sorted = taught
    .map((lesson) => ({ lesson, length: lesson.length + random() * 4 }))
    .sort((a, b) => a.length - b.length);
  const batches = Array.from({ length: Math.ceil(sorted.length / BATCH) }, (_, at) =>
    sorted.slice(at * BATCH, (at + 1) * BATCH).map(({ lesson }) => lesson),
  );
  return shuffled(batches, random);
}

function withGaps({ places, ends }: PlacedText, share: number, random: () => number): PlacedText {
  return { ends, places: places.map((word) => (random() < share ? -1 : word)) };
}

/** Up at first, then down to nought in half a wave (Smith 2018). */
function shareAt(share: number): number {
  if (share < WARM_SHARE) return share / WARM_SHARE;
  return (1 + Math.cos((Math.PI * (share - WARM_SHARE)) / (1 - WARM_SHARE))) / 2;
}

/** The slopes of what comes out for each part of a batch: log loss of both questions, and squared errors of the teacher's. */
function slopesOf(
  batch: readonly Placed[],
  answers: readonly Float32Array[],
  weights: Course["weights"],
): Float32Array[] {
  const slopes = answers.map(() => new Float32Array(OUTS));
  let first = 0;
  for (const lesson of batch) {
    const end = first + lesson.placed.length;
    addSlopes(lesson, answers.slice(first, end), slopes.slice(first, end), weights);
    first = end;
  }
  return slopes;
}

function addSlopes(
  { risk, stings, goals }: Placed,
  answers: readonly Float32Array[],
  slopes: readonly Float32Array[],
  weights: Course["weights"],
): void {
  const set = (part: number, out: number, slope: number) => {
    const own = slopes[part];
    if (own !== undefined) own[out] = slope / BATCH;
  };
  if (risk !== undefined)
    set(0, RISK, weights.risk * risk.weight * (sigmoid(answers[0]?.[RISK] ?? 0) - (risk.is ? 1 : 0)));
  stings?.forEach(({ is, weight }, part) => {
    const slope = weights.sting * weight * (sigmoid(stingAt(answers, part)) - (is ? 1 : 0));
    set(part, STING, slope);
    set(part - 1, AFTER, slope);
    set(part + 1, BEFORE, slope);
  });
  goals.forEach((goal, part) => {
    goal?.forEach((each, out) => {
      const off = (answers[part]?.[FIRST_GOAL + out] ?? 0) - each;
      set(part, FIRST_GOAL + out, (weights.goal * 2 * off) / GOALS);
    });
  });
}

/** As `meantSting` reads it. */
function stingAt(answers: readonly Float32Array[], part: number): number {
  return (answers[part]?.[STING] ?? 0) + (answers[part - 1]?.[AFTER] ?? 0) + (answers[part + 1]?.[BEFORE] ?? 0);
}

/** The areas under the curve over voices that were kept back. */
function checked(): string {
  const [risks, stings]: [Scored[], Scored[]] = [[], []];
  for (const lesson of keptBack) {
    const answers = network.answers(lesson.placed);
    if (lesson.risk !== undefined) risks.push([answers[0]?.[RISK] ?? 0, lesson.risk.is]);
    lesson.stings?.forEach(({ is }, part) => {
      stings.push([stingAt(answers, part), is]);
    });
  }
  return `risk ${areaUnder(risks).toFixed(3)}, stings ${areaUnder(stings).toFixed(3)}`;
}

function write(): void {
  const vectors = wholeNumbers(network.vectors.values, VECTOR_MAX, VECTOR_SPREAD);
  const patterns = wholeNumbers(network.patterns.values, PATTERN_MAX, SPREAD);
  const mix = wholeNumbers(toldOf(network.mix.values), MIX_MAX, SPREAD);
  const unit = vectors.unit * patterns.unit;
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
    biases: Array.from(toldOf(network.biases.values), (each) => Number(each.toFixed(5))),
  };
  const source = `// Generated by scripts/train-meaning.ts. Do not edit. What it was taught and how well it knows it: meaning.md beside this file.
import type { PackedMeaning } from "../src/scorer/meaning-model.ts";

export const stingsMeaning: PackedMeaning = ${JSON.stringify(packed, null, 2)};
`;
  writeFileSync(join(import.meta.dirname, "../model/meaning-stings.gen.ts"), source);
  console.log(`${(gzipSync(source).length / 1000).toFixed(1)} kB gzip`);
}

/** What the network tells, without what is only taught. */
function toldOf(values: Float32Array): Float32Array {
  return Float32Array.from(
    Array.from({ length: values.length / OUTS }, (_, from) => TOLD.map((out) => values[from * OUTS + out] ?? 0)).flat(),
  );
}
