/**
 * Trains the reader of stings, writes model/sting.gen.ts and prints what it reaches. Always gives the same weights.
 * `--curve` shows instead what more voices bring.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { STING_KINDS, type StingKind } from "../src/sting/kinds.ts";
import { dressed } from "./dressed.ts";
import { areaUnder, type Scored } from "./figures.ts";
import { honestLine, kindColumns, modelSource, restrictedTo, SPACE, strongest, type VoicedExample } from "./learnt.ts";
import { type Example, learnLogistic, logitOf, type Weights } from "./logistic.ts";
import { type StingMessage, sentenceWeight, stingSentences, unseenStings, weighedStings } from "./sting-messages.ts";

const RIDGE = 0.03;
/** So much the network of meanings counts beside the words; from a third to one it makes little difference on voices that are kept back. */
const MEANT_SHARE = 0.5;
/** So many features tell that a sentence stings, and so many of them of which kind. */
const [STING_FEATURES, KIND_FEATURES] = [22_000, 1_200];

interface StingExample extends VoicedExample {
  readonly kind: StingKind | undefined;
}

const examples = weighedStings().flatMap(({ message, weight }) => examplesOf(message, weight));
const voices = [...new Set(examples.map(({ voice }) => voice).filter((voice) => voice !== ""))];

if (process.argv.includes("--curve")) showCurve();
else train();

/** Learns from a quarter, half and all of the voices, and measures on voices that are never learnt from. */
function showCurve(): void {
  const unseen = unseenStings().map((message) => ({ message, sentences: examplesOf(message, 1) }));
  for (const every of [4, 2, 1]) {
    const chosen = new Set(voices.filter((_, index) => index % every === 0));
    const weights = learnLogistic(
      examples.filter(({ voice }) => voice === "" || chosen.has(voice)),
      SPACE,
      RIDGE,
    );
    const area = areaUnder(
      unseen.map(({ message, sentences }): Scored => [highest(weights, sentences), message.isHarmful]),
    );
    console.log(`${chosen.size} voices: area under the curve over unseen voices ${area.toFixed(3)}`);
  }
}

/** A message stings as much as its worst sentence. */
function highest(weights: Weights, sentences: readonly Example[]): number {
  return Math.max(...sentences.map((one) => logitOf(weights, one)));
}

function train(): void {
  const kept = strongest(learnLogistic(examples, SPACE, RIDGE), examples, STING_FEATURES);
  const restricted = examples.map((one) => restrictedTo(one, kept));
  const sting = learnLogistic(restricted, SPACE, RIDGE);
  const known = restricted.filter(({ kind }) => kind !== undefined);
  const columns = [{ name: "sting", weights: sting }, ...kindColumns(STING_KINDS, known, RIDGE, KIND_FEATURES)];
  const source = modelSource(
    "train-sting.ts",
    "sting.md",
    "stingModel",
    honestLine(restricted, RIDGE, MEANT_SHARE),
    columns,
    kept,
  );
  writeFileSync(join(import.meta.dirname, "../model/sting.gen.ts"), source);
  console.log(`${kept.size} features, ${(gzipSync(source).length / 1000).toFixed(1)} kB gzip`);
}

function examplesOf(message: StingMessage, weight: number): StingExample[] {
  return stingSentences({ ...message, text: dressed(message.text) }).map(({ features, meant, isSting, kind }) => ({
    features,
    meant,
    root: Math.sqrt(Math.max(1, features.length)),
    is: isSting,
    weight: sentenceWeight(message, isSting, weight),
    voice: message.voice,
    kind: STING_KINDS.find((one) => one === kind),
  }));
}
