/** Trains the reader of feelings and needs, writes model/empathy.gen.ts and prints how big it is. Always gives the same weights. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { empathyFeatures } from "../src/empathy/empathy-features.ts";
import { ownFeelings } from "../src/empathy/own-feelings.ts";
import { read } from "../src/text/read.ts";
import { type EmpathyMessage, empathyMessages, plainTexts } from "./empathy-messages.ts";
import { packedSource, SPACE } from "./learnt.ts";
import { type Example, learnLogistic, type Weights } from "./logistic.ts";

const RIDGE = 0.1;
/** A feeling or need that fewer texts have is not guessed at. */
const TEXTS_MIN = 30;
/** What comes first for a text counts more than what also fits; plain sentences count little. */
const [FIRST_PLACES, ALSO_WEIGHT, PLAIN_WEIGHT] = [3, 0.6, 0.2];
/** A feature in one text alone tells nothing; of the others so many decide. */
const [FEATURE_TEXTS_MIN, FEATURES] = [2, 10_000];

interface Text {
  readonly message: EmpathyMessage;
  readonly features: Int32Array;
  readonly root: number;
  readonly weight: number;
}

const texts = [
  ...empathyMessages().map((message) => textOf(message, 1)),
  ...plainTexts()
    .filter(({ text }) => ownFeelings(read(text)).length === 0)
    .map((message) => textOf(message, PLAIN_WEIGHT)),
];
const feelings = columnsOf("feelings");
const needs = columnsOf("needs");

const all = frequent();
const kept = strongestOf(all, learnAll(all)).sort((a, b) => a - b);
const weights = learnAll(kept);
const columns = weights.map(({ name, weights: learnt }) => ({ name, weights: spread(learnt, kept) }));
const source = packedSource("train-empathy.ts", "empathy.md", "empathyModel", columns, kept);
writeFileSync(join(import.meta.dirname, "../model/empathy.gen.ts"), source);
console.log(
  `${texts.length} texts, ${feelings.length} feelings, ${needs.length} needs, ${kept.length} features, ` +
    `${(gzipSync(source).length / 1000).toFixed(1)} kB gzip`,
);

function textOf(message: EmpathyMessage, weight: number): Text {
  const features = Int32Array.from(empathyFeatures(read(message.text)));
  return { message, features, root: Math.sqrt(Math.max(1, features.length)), weight };
}

function columnsOf(list: "feelings" | "needs"): string[] {
  const counts = new Map<string, number>();
  for (const { message } of texts) for (const word of message[list]) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].filter((word) => (counts.get(word) ?? 0) >= TEXTS_MIN).sort();
}

function frequent(): number[] {
  const counts = new Map<number, number>();
  for (const { features } of texts) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts.keys()].filter((each) => (counts.get(each) ?? 0) >= FEATURE_TEXTS_MIN).sort((a, b) => a - b);
}

/** One logistic regression for each feeling and need, over these features alone, which it knows by their places. */
function learnAll(features: readonly number[]): { name: string; weights: Weights }[] {
  const places = new Map(features.map((feature, index) => [feature, index]));
  const seen = texts.map((text) => ({
    ...text,
    features: text.features.filter((each) => places.has(each)).map((each) => places.get(each) ?? 0),
  }));
  const learn = (list: "feelings" | "needs", word: string) =>
    learnLogistic(
      seen.map((text) => exampleOf(text, text.message[list].indexOf(word))),
      features.length,
      RIDGE,
    );
  return [
    ...feelings.map((word) => ({ name: `feeling ${word}`, weights: learn("feelings", word) })),
    ...needs.map((word) => ({ name: `need ${word}`, weights: learn("needs", word) })),
  ];
}

function exampleOf({ features, root, weight }: Text, rank: number): Example {
  return { features, root, is: rank >= 0, weight: rank >= FIRST_PLACES ? weight * ALSO_WEIGHT : weight };
}

/** The features that decide most, over all columns. */
function strongestOf(features: readonly number[], learnt: readonly { weights: Weights }[]): number[] {
  const counts = new Map<number, number>();
  for (const text of texts) for (const each of text.features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const strength = features.map((feature, index) => {
    const sum = learnt.reduce((all, { weights }) => all + (weights[index] ?? 0) ** 2, 0);
    return Math.sqrt(sum * (counts.get(feature) ?? 0));
  });
  return features
    .map((feature, index) => [feature, strength[index] ?? 0] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, FEATURES)
    .map(([feature]) => feature);
}

/** Weights by place, as weights by feature. */
function spread(learnt: Weights, features: readonly number[]): Weights {
  const found = new Float64Array(SPACE + 1);
  features.forEach((feature, index) => {
    found[feature] = learnt[index] ?? 0;
  });
  found[SPACE] = learnt[features.length] ?? 0;
  return found;
}
