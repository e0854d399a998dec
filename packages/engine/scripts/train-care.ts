/**
 * Trains the reader of danger, writes model/care.gen.ts and prints what it reaches. Always gives the same weights.
 * `--curve` shows instead what more voices bring.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { careFeatures } from "../src/care/care-features.ts";
import { headFrom } from "../src/scorer/head.ts";
import { meaningOf } from "../src/scorer/meaning.ts";
import { read } from "../src/text/read.ts";
import {
  type CareMessage,
  KINDS,
  labelledMessages,
  plainMessages,
  productMessages,
  realMessages,
  trainingMessages,
  unseenVoices,
} from "./care-messages.ts";
import { areaUnder } from "./figures.ts";
import { learnHead, type Meant } from "./learn-head.ts";
import { honestLine, kindColumns, modelSource, restrictedTo, SPACE, strongest } from "./learnt.ts";
import { type Example, learnLogistic, logitOf } from "./logistic.ts";

const RIDGE = 0.01;
const FOLDS = 4;
/** How much a message counts beside one written for this: as people really write them, of the labelled sets, of the product's own, and plain ones. */
const [REAL_WEIGHT, LABELLED_WEIGHT, PRODUCT_WEIGHT, PLAIN_WEIGHT] = [1, 0.3, 0.6, 0.15];
/** How much each counts for the head, which is to be calm about what it has never met. */
const HEAD_WEIGHTS = { care: 1, real: 1.5, labelled: 0.7, product: 1, plain: 0.3 };
/** Of so many messages one is learnt once more between somebody else's sentences. */
const EMBEDDED_EVERY = 3;
/** So many features tell that somebody is at risk, and so many of them which kind it is. */
const [RISK_FEATURES, KIND_FEATURES] = [17_500, 3_000];

interface CareExample extends Example, Meant {
  readonly message: CareMessage;
  readonly source: "care" | "real" | "labelled" | "product" | "plain";
}

const real = realMessages();
const written = trainingMessages();
const voices = [...new Set(written.map(({ voice }) => voice))];
const examples = [
  ...written.map((message) => exampleOf(message, "care", 1)),
  ...written
    .filter((_, index) => index % EMBEDDED_EVERY === 0)
    .map((message, index) => exampleOf(embed(message, index), "care", 1)),
  ...real.map((message) => exampleOf(message, "real", REAL_WEIGHT)),
  ...labelledMessages().map((message) => exampleOf(message, "labelled", LABELLED_WEIGHT)),
  ...productMessages().map((message) => exampleOf(message, "product", PRODUCT_WEIGHT)),
  ...plainMessages().map((message) => exampleOf(message, "plain", PLAIN_WEIGHT)),
];

if (process.argv.includes("--curve")) showCurve();
else train();

/** Learns from a quarter, half and all of the voices, and measures on voices that are never learnt from. */
function showCurve(): void {
  const unseen = unseenVoices().map((message) => exampleOf(message, "care", 1));
  for (const every of [4, 2, 1]) {
    const chosen = new Set(voices.filter((_, index) => index % every === 0));
    const part = examples.filter(({ source, message }) => source !== "care" || chosen.has(message.voice));
    const weights = learnLogistic(part, SPACE, RIDGE);
    const area = areaUnder(unseen.map((one) => [logitOf(weights, one), one.is]));
    console.log(`${chosen.size} voices: area under the curve over unseen voices ${area.toFixed(3)}`);
  }
}

function train(): void {
  const kept = strongest(learnLogistic(examples, SPACE, RIDGE), examples, RISK_FEATURES);
  const restricted = examples.map((one) => restrictedTo(one, kept));
  const risk = learnLogistic(restricted, SPACE, RIDGE);
  const risky = restricted.filter(({ is }) => is);
  const kinds = kindColumns(
    KINDS,
    risky.map((one) => ({ ...one, kind: one.message.risk === "none" ? undefined : one.message.risk })),
    RIDGE,
    KIND_FEATURES,
  );
  const columns = [{ name: "risk", weights: risk }, ...kinds];
  const source = modelSource(
    "train-care.ts",
    "care.md",
    "careModel",
    lineOf(restricted),
    columns,
    kept,
    headOf(restricted),
  );
  writeFileSync(join(import.meta.dirname, "../model/care.gen.ts"), source);
  console.log(`${kept.size} features, ${(gzipSync(source).length / 1000).toFixed(1)} kB gzip`);
}

function headOf(all: readonly CareExample[]) {
  return learnHead(all.map((one) => ({ ...one, weight: HEAD_WEIGHTS[one.source] })));
}

function exampleOf(message: CareMessage, source: CareExample["source"], weight: number): CareExample {
  const reading = read(message.text);
  const features = Int32Array.from(careFeatures(reading));
  const meaning = meaningOf(reading, reading.sentences);
  const root = Math.sqrt(Math.max(1, features.length));
  return { message, source, weight, features, meaning, root, is: message.risk !== "none" };
}

/** The message behind somebody else's, and before another's. */
function embed(message: CareMessage, index: number): CareMessage {
  const [before, after] = [real[(index * 2) % real.length], real[(index * 2 + 1) % real.length]].map(
    (one) => one?.text.split("\n")[0] ?? "",
  );
  return { ...message, text: index % 2 === 0 ? `${before} ${message.text}` : `${message.text} ${after}` };
}

/** The line that makes logits honest, from messages scored without their voices. */
function lineOf(all: readonly CareExample[]) {
  const apart = Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (one: CareExample, index: number) =>
      (one.source === "care" ? voices.indexOf(one.message.voice) : index) % FOLDS === fold;
    const taught = all.filter((one, index) => !isOut(one, index));
    const weights = learnLogistic(taught, SPACE, RIDGE);
    const head = headFrom(headOf(taught));
    return all
      .filter((one, index) => one.source === "care" && isOut(one, index))
      .map((one) => [logitOf(weights, one), head(one.meaning), one.is] as const);
  });
  return honestLine(apart.flat());
}
