/**
 * Trains the reader of danger, writes model/care.gen.ts and prints what it reaches. Always gives the same weights.
 * `--curve` shows instead what more voices bring.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { careFeatures } from "../src/care/care-features.ts";
import { meantRisk } from "../src/scorer/meaning.ts";
import { bodyOf } from "../src/text/body.ts";
import { read } from "../src/text/read.ts";
import {
  betweenOthers,
  type CareMessage,
  KINDS,
  labelledMessages,
  plainMessages,
  productMessages,
  realMessages,
  trainingMessages,
  unseenVoices,
  weightOf,
} from "./care-messages.ts";
import { dressed } from "./dressed.ts";
import { areaUnder } from "./figures.ts";
import { honestLine, kindColumns, modelSource, restrictedTo, SPACE, strongest, type VoicedExample } from "./learnt.ts";
import { learnLogistic, logitOf } from "./logistic.ts";

const RIDGE = 0.01;
/**
 * How much a message counts beside one written for this: as people really write them (with less, more of these are alarmed that show nobody at risk), of the
 * labelled sets, of the product's own, and plain ones.
 */
const [REAL_WEIGHT, LABELLED_WEIGHT, PRODUCT_WEIGHT, PLAIN_WEIGHT] = [24, 0.3, 0.6, 0.15];
/**
 * So much the network of meanings counts beside the words. With more of it, areas under the curve are higher and fewer look-alikes alarm, but fewer people at
 * risk are caught at as many ordinary alarms.
 */
const MEANT_SHARE = 2;
/** So many features tell that somebody is at risk, and so many of them which kind it is. */
const [RISK_FEATURES, KIND_FEATURES] = [18_500, 2_500];

interface CareExample extends VoicedExample {
  readonly message: CareMessage;
  readonly source: "care" | "real" | "labelled" | "product" | "plain";
}

const written = trainingMessages();
const voices = [...new Set(written.map(({ voice }) => voice))];
const examples = [
  ...written.map((message) => exampleOf(message, "care", weightOf(message))),
  ...betweenOthers().map((message) => exampleOf(message, "care", 1)),
  ...realMessages().map((message) => exampleOf(message, "real", REAL_WEIGHT)),
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
    honestLine(restricted, RIDGE, MEANT_SHARE),
    columns,
    kept,
  );
  writeFileSync(join(import.meta.dirname, "../model/care.gen.ts"), source);
  console.log(`${kept.size} features, ${(gzipSync(source).length / 1000).toFixed(1)} kB gzip`);
}

function exampleOf(message: CareMessage, source: CareExample["source"], weight: number): CareExample {
  const reading = read(dressed(message.text));
  const sentences = bodyOf(reading);
  const features = Int32Array.from(careFeatures({ ...reading, sentences }));
  const meant = meantRisk(reading, sentences);
  const root = Math.sqrt(Math.max(1, features.length));
  return { message, voice: message.voice, source, weight, features, meant, root, is: message.risk !== "none" };
}
