/**
 * Writes what the network is to learn from into a folder, as lessons.jsonl: texts with their sentences, whether somebody in them is at risk and which sentences
 * sting, where that is labelled, and then single sentences of those written about danger (`training/README.md`): node scripts/network-lessons.ts FOLDER
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keyOf } from "../src/scorer/known-words.ts";
import { read } from "../src/text/read.ts";
import type { Token } from "../src/text/reading.ts";
import * as care from "./care-messages.ts";
import { closings, greetings } from "./dressed.ts";
import { isKeptBack } from "./learnt.ts";
import * as sting from "./sting-messages.ts";

interface Answer {
  readonly is: boolean;
  /** How much it counts beside one that was written for the question. */
  readonly weight: number;
}

interface Lesson {
  readonly voice: string;
  /** Of the whole text; an ordinary one was not written for the question, and its label says all about it. */
  risk?: Answer & { readonly kind: string; readonly isOrdinary: boolean };
  /** Of each sentence. */
  stings?: readonly Answer[];
  /** It stands in another lesson too. */
  readonly isPart?: boolean;
}

/** No more words of a text are taught. */
const TOKENS_MAX = 120;
const SENTENCE_WORDS_MIN = 3;
const [REAL_WEIGHT, LABELLED_WEIGHT, PRODUCT_WEIGHT, PLAIN_WEIGHT] = [1.5, 0.7, 1, 0.3];

const lessons = new Map<string, Lesson>();
const [, , folder = ""] = process.argv;
for (const message of care.trainingMessages()) addRisk(message, care.weightOf(message), false);
for (const message of care.betweenOthers()) addRisk(message, 1, false);
const written = [...lessons].filter(([, { voice }]) => !isKeptBack(voice));
for (const message of care.realMessages()) addRisk(message, REAL_WEIGHT);
for (const message of care.labelledMessages()) addRisk(message, LABELLED_WEIGHT);
for (const message of care.productMessages()) addRisk(message, PRODUCT_WEIGHT);
for (const message of care.plainMessages()) addRisk(message, PLAIN_WEIGHT);
for (const { message, weight } of sting.weighedStings()) addStings(message, weight);
for (const [text] of written) addSentences(text);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "lessons.jsonl"), [...lessons].map(lineOf).join("\n"));
const dressings = [greetings, closings].map((texts) => texts.map((text) => wordsOf(read(text).tokens)));
writeFileSync(join(folder, "dressings.json"), JSON.stringify(dressings));
console.log(`${lessons.size} lessons`);

function addRisk({ text, voice, risk: kind }: care.CareMessage, weight: number, isOrdinary = true): void {
  if (lessons.has(text)) return;
  lessons.set(text, { voice, risk: { is: kind !== "none", kind, weight, isOrdinary } });
}

function addStings(message: sting.StingMessage, weight: number): void {
  const lesson = lessons.get(message.text) ?? { voice: message.voice };
  lesson.stings ??= sting
    .stingsIn(message, read(message.text).sentences)
    .map(({ isSting }) => ({ is: isSting, weight: sting.sentenceWeight(message, isSting, weight) }));
  lessons.set(message.text, lesson);
}

function addSentences(text: string): void {
  for (const { start, end, firstToken, endToken } of read(text).sentences) {
    const sentence = text.slice(start, end).trim();
    if (endToken - firstToken > SENTENCE_WORDS_MIN && !lessons.has(sentence))
      lessons.set(sentence, { voice: "", isPart: true });
  }
}

/** Each word as the network knows it, and its lemma. */
function wordsOf(tokens: readonly Token[]): string[][] {
  return tokens.map(({ norm, lemma }) => [keyOf(norm), lemma]);
}

function lineOf([text, { voice, risk, stings, isPart = false }]: [string, Lesson]): string {
  const { tokens, sentences } = read(text);
  const some = tokens.slice(0, TOKENS_MAX);
  const spans = sentences.map(({ firstToken, endToken }) =>
    [firstToken, endToken].map((at) => Math.min(at, some.length)),
  );
  return JSON.stringify({
    sentences: sentences.map(({ start, end }) => text.slice(start, end)),
    words: wordsOf(some),
    // By question, of what it is asked, and the answers where they are known.
    parts: { risk: [[0, some.length]], stings: isPart ? [] : spans },
    answers: { risk: risk && [risk], stings },
    isOrdinary: risk?.isOrdinary ?? false,
    isKept: isKeptBack(voice),
    isPart,
  });
}
